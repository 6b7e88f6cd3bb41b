/*
 * title: Scale pixel art
 * about: One sprite at four scales. At whole numbers, all pixels of the sprite have the same size; in between, some are wider than others.
 * page: /docs/guides/sprites-and-animation, /docs/guides/common-issues
 * tags: sprites, pixel art, drawing
 * frame: 60
 * alt: The same checkered heart four times, labeled with the scales 5, 5.5, 12 and 12.4. The squares of the second and the fourth heart differ in size.
 */
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Frame;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.graphics.options.RectangleDrawOptions;
import dev.screwbox.core.graphics.options.SpriteDrawOptions;
import dev.screwbox.core.graphics.options.TextDrawOptions;

public class PixelArt {

    private static final String[] HEART = {
        ".xo.ox.",
        "xoxoxox",
        "oxoxoxo",
        "xoxoxox",
        ".xoxox.",
        "..xox..",
        "...x..."};

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Pixel art");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#1b2440"));
        Sprite heart = heart();
        // region draw
        double[] scales = {5, 5.5, 12, 12.4};
        engine.environment().addSystem(Order.PRESENTATION_UI, game -> {
            for (int nr = 0; nr < scales.length; nr++) {
                Offset place = Offset.at(50 + nr * 140, 120);
                game.graphics().canvas()
                    .drawSprite(heart, place, SpriteDrawOptions.scaled(scales[nr]))
                    .drawText(place.addY(120), "SCALE " + scales[nr],
                        TextDrawOptions.font(FontBundle.BOLDZILLA));
            }
        });
        // endregion
        engine.start();
    }

    private static Sprite heart() {
        Frame frame = Frame.empty(Size.square(7));
        for (int y = 0; y < HEART.length; y++) {
            for (int x = 0; x < HEART[y].length(); x++) {
                char letter = HEART[y].charAt(x);
                if (letter != '.') {
                    frame.canvas().drawRectangle(Offset.at(x, y), Size.square(1),
                        RectangleDrawOptions.filled(letter == 'x'
                            ? Color.hex("#e85d75") : Color.hex("#ffd166")));
                }
            }
        }
        return new Sprite(frame);
    }
}
