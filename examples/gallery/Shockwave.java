/*
 * title: A shockwave
 * about: A click sends out a growing ring that bends everything it passes.
 * page: /docs/guides/post-processing
 * tags: post processing, mouse
 * frame: 110
 * picture: loop 42-162
 * input: 20 move 320 180; 50 down LEFT; 54 up LEFT
 * events: 52 post processing is active
 * alt: A board of orange and blue squares. A ring around the middle bends the squares outwards.
 */
import dev.screwbox.core.Duration;
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.light.ShockwaveOptions;
import dev.screwbox.core.graphics.options.RectangleDrawOptions;

public class Shockwave {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Shockwave");
        engine.graphics().configuration().setResolution(640, 360);
        engine.environment().addSystem(Order.PRESENTATION_BACKGROUND, Shockwave::drawBoard);
        // region wave
        engine.environment().addSystem(game -> {
            if (game.mouse().isPressedLeft()) {
                game.graphics().postProcessing().triggerShockwave(
                    game.mouse().position(),
                    ShockwaveOptions.radius(400)
                        .duration(Duration.ofSeconds(4))
                        .intensity(40)
                        .width(24));
            }
        });
        // endregion
        engine.start();
    }

    private static void drawBoard(Engine engine) {
        for (int nr = 0; nr < 144; nr++) {
            Color color = Color.hex((nr % 16 + nr / 16) % 2 == 0 ? "#ff8a3d" : "#1b2440");
            engine.graphics().canvas().drawRectangle(
                Offset.at(nr % 16 * 40, nr / 16 * 40), Size.square(40),
                RectangleDrawOptions.filled(color));
        }
    }
}
