/*
 * title: An options menu with sliders
 * about: The left and right arrow keys move the slider of the selected volume.
 * page: /docs/core-modules/ui, /docs/core-modules/audio
 * tags: ui, menu, audio, keyboard
 * frame: 120
 * picture: loop 20-220
 * input: 30 press ARROW_LEFT; 34 release ARROW_LEFT; 50 press ARROW_LEFT; 54 release ARROW_LEFT; 70 press ARROW_LEFT; 74 release ARROW_LEFT; 100 press ARROW_DOWN; 104 release ARROW_DOWN; 130 press ARROW_LEFT; 134 release ARROW_LEFT; 150 press ARROW_LEFT; 154 release ARROW_LEFT; 170 press ARROW_RIGHT; 174 release ARROW_RIGHT
 * events: 30 menu music   [=========-]; 50 menu music   [========--]; 70 menu music   [=======---];
 *   100 menu effects [==========]; 130 menu effects [=========-]; 150 menu effects [========--]; 170 menu effects [=========-];
 *   130 sound PLING; 150 sound PLING; 170 sound PLING
 * alt: A menu with two sliders and the item BACK. The slider for music is at seven tenths, and the slider for effects is full and highlighted.
 */
import dev.screwbox.core.Engine;
import dev.screwbox.core.Percent;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.audio.SoundBundle;
import dev.screwbox.core.audio.AudioConfiguration;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.keyboard.Key;
import dev.screwbox.core.ui.UiInteractor;
import dev.screwbox.core.ui.UiLayout;
import dev.screwbox.core.ui.UiMenu;
import dev.screwbox.core.ui.UiMenuItem;
import dev.screwbox.core.ui.presets.KeyboardInteractor;

public class OptionsMenu {

    // region menu
    public static class VolumeMenu extends UiMenu {

        private final UiMenuItem music = addItem(engine ->
            slider("music  ", engine.audio().configuration().musicVolume()));
        private final UiMenuItem effects = addItem(engine ->
            slider("effects", engine.audio().configuration().effectVolume()));

        public VolumeMenu() {
            addItem("back").onActivate(engine -> engine.ui().openPreviousMenu());
        }

        public void moveSlider(double step, Engine engine) {
            AudioConfiguration audio = engine.audio().configuration();
            if (isSelectedItem(music)) {
                audio.setMusicVolume(audio.musicVolume().add(step));
            } else if (isSelectedItem(effects)) {
                audio.setEffectVolume(audio.effectVolume().add(step));
                engine.audio().playSound(SoundBundle.PLING);
            }
        }

        private static String slider(String name, Percent volume) {
            int filled = (int) Math.round(volume.value() * 10);
            return name + " [" + "=".repeat(filled) + "-".repeat(10 - filled) + "]";
        }
    }
    // endregion

    // region interactor
    public static class SliderInteractor implements UiInteractor {

        private final UiInteractor arrowKeys = new KeyboardInteractor();

        @Override
        public void interactWith(UiMenu menu, UiLayout layout, Engine engine) {
            arrowKeys.interactWith(menu, layout, engine);
            if (menu instanceof VolumeMenu volumes) {
                if (engine.keyboard().isPressed(Key.ARROW_LEFT)) {
                    volumes.moveSlider(-0.1, engine);
                } else if (engine.keyboard().isPressed(Key.ARROW_RIGHT)) {
                    volumes.moveSlider(0.1, engine);
                }
            }
        }
    }
    // endregion

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Options");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#1b2440"));
        engine.environment().enableRendering();
        // region open
        engine.ui()
            .setInteractor(new SliderInteractor())
            .openMenu(new VolumeMenu());
        // endregion
        engine.start();
    }
}
