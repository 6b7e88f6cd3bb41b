/*
 * title: Type your name
 * about: The keyboard records what the player types until Enter is pressed.
 * page: /docs/core-modules/keyboard
 * tags: keyboard, text, input
 * frame: 120
 * picture: loop 12-192
 * input: 24 type a; 33 type d; 42 type a; 60 type l; 66 type o; 72 type v; 78 type e; 84 type l; 90 type a; 96 type c; 102 type e; 150 press ENTER; 156 release ENTER
 * events: 102 text adalovelace; 150 log welcome, adalovelace
 * alt: A box with the question WHO ARE YOU. The name adalovelace is below it.
 */
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.options.RectangleDrawOptions;
import dev.screwbox.core.graphics.options.TextDrawOptions;
import dev.screwbox.core.keyboard.Key;

public class TypeYourName {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Who are you?");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#2bb3a3"));
        // region record
        engine.keyboard().startRecording();
        engine.environment().addSystem(game -> {
            if (game.keyboard().isRecording() && game.keyboard().isPressed(Key.ENTER)) {
                String name = game.keyboard().stopRecording().strip();
                game.log().info("welcome, {}", name);
            }
        });
        // endregion
        engine.environment().addSystem(TypeYourName::draw);
        engine.start();
    }

    private static void draw(Engine engine) {
        TextDrawOptions text = TextDrawOptions.font(FontBundle.SKINNY_SANS).scale(4);
        String name = engine.keyboard().recordedText().orElse("Thank you");
        engine.graphics().canvas()
            .drawRectangle(Offset.at(60, 90), Size.of(520, 180),
                RectangleDrawOptions.filled(Color.hex("#14524c")).curveRadius(20))
            .drawText(Offset.at(320, 120), "WHO ARE YOU?",
                TextDrawOptions.font(FontBundle.BOLDZILLA).scale(3).alignCenter().drawOrder(1))
            .drawText(Offset.at(320, 190), name, text.alignCenter().drawOrder(1));
    }
}
