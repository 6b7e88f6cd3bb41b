/*
 * title: A sound board
 * about: One bar for each sound of the bundle. It is lit while the sound plays.
 * page: /docs/core-modules/audio, /docs/reference/bundles
 * tags: audio, keyboard
 * frame: 60
 * input: 52 press A; 55 release A; 54 press I; 57 release I
 * events: 52 sound PHASER; 54 sound WATER
 * alt: Eleven bars below each other, as long as the sounds last. The letters A to K are on the left, and the names of the sounds are on the right. The bars of the two sounds that are playing are orange.
 */
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.audio.SoundBundle;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.options.RectangleDrawOptions;
import dev.screwbox.core.graphics.options.TextDrawOptions;
import dev.screwbox.core.keyboard.Key;

public class SoundBoard {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Sound board");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#1b2440"));
        // region play
        engine.environment().addSystem(game -> {
            for (var sound : SoundBundle.values()) {
                if (game.keyboard().isPressed(keyOf(sound))) {
                    game.audio().playSound(sound);
                }
            }
        });
        // endregion
        engine.environment().addSystem(SoundBoard::draw);
        engine.start();
    }

    private static Key keyOf(SoundBundle sound) {
        return Key.valueOf(String.valueOf((char) ('A' + sound.ordinal())));
    }

    private static void draw(Engine engine) {
        TextDrawOptions text = TextDrawOptions.font(FontBundle.SKINNY_SANS).scale(2);
        for (var sound : SoundBundle.values()) {
            Offset place = Offset.at(30, 16 + sound.ordinal() * 30);
            // region active
            int count = engine.audio().activePlaybackCount(sound);
            Color color = Color.hex(count > 0 ? "#ff8a3d" : "#33415c");
            // endregion
            int width = (int) Math.min(360, 1 + sound.get().duration().milliseconds() / 8);
            engine.graphics().canvas()
                .drawText(place.addY(4), keyOf(sound).name(), text)
                .drawRectangle(place.addX(40), Size.of(width, 24), RectangleDrawOptions.filled(color))
                .drawText(place.add(420, 4), sound.name().toLowerCase(), text);
        }
    }
}
