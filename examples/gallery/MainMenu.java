/*
 * title: A main menu
 * about: A menu with items that start the game, change a setting or are inactive.
 * page: /docs/core-modules/ui
 * tags: ui, menu
 * frame: 90
 * picture: loop 12-129
 * input: 30 press ARROW_DOWN; 36 release ARROW_DOWN; 66 press ENTER; 72 release ENTER
 * events: 30 menu volume 100%; 66 menu volume 50%
 * alt: Four menu items in the middle of a dark blue screen. The second one, VOLUME 50%, is highlighted, and the third one is dimmed.
 */
import dev.screwbox.core.Engine;
import dev.screwbox.core.Percent;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.graphics.Color;

public class MainMenu {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Main menu");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#1b2440"));
        // region menu
        engine.environment().enableRendering();
        engine.ui().openMenu(menu -> {
            menu.addItem("new game").onActivate(game -> game.ui().closeMenu());
            menu.addItem(game -> "volume "
                    + game.audio().configuration().musicVolume().rangeValue(0, 100) + "%")
                .onActivate(game -> game.audio().configuration().setMusicVolume(Percent.half()));
            menu.addItem("load game")
                .activeCondition(game -> game.environment().savegameFileExists("slot1.sav"));
            menu.addItem("quit").onActivate(Engine::stop);
        });
        // endregion
        engine.start();
    }
}
