/*
 * title: Draw a circle, a box and a text
 * about: A system draws into the world and onto the canvas in every frame.
 * page: /docs/core-modules/graphics
 * tags: graphics, drawing
 * alt: An orange circle with a blue square in its middle, and the words STAYS IN THE CORNER at the upper left edge.
 */
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.graphics.options.OvalDrawOptions;
import dev.screwbox.core.graphics.options.SpriteDrawOptions;
import dev.screwbox.core.graphics.options.TextDrawOptions;

public class DrawSomething {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Draw something");
        engine.graphics().configuration().setResolution(640, 360);
        engine.environment().addSystem(DrawSomething::draw);
        engine.start();
    }

    private static void draw(Engine engine) {
        Sprite box = Sprite.placeholder(Color.BLUE, 16);
        engine.graphics().world()
            .drawCircle(Vector.zero(), 60, OvalDrawOptions.filled(Color.ORANGE))
            .drawSprite(box, Vector.$(-32, -32),
                SpriteDrawOptions.scaled(4).drawOrder(1));
        engine.graphics().canvas()
            .drawText(Offset.at(20, 20), "STAYS IN THE CORNER",
                TextDrawOptions.font(FontBundle.BOLDZILLA).scale(2));
    }
}
