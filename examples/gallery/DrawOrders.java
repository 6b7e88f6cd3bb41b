/*
 * title: Which order draws over which
 * about: Six systems draw the same card. The later the order, the further in front it is.
 * page: /docs/reference/orders
 * tags: orders, systems, drawing
 * alt: Six cards in different colors, each overlapping the one before it. They carry the names of orders, from BACKGROUND at the back to DEBUG OVERLAY in front.
 */
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.options.RectangleDrawOptions;
import dev.screwbox.core.graphics.options.TextDrawOptions;

public class DrawOrders {

    private static final String[] COLORS = {
        "#9b6dd7", "#4d9de0", "#2bb3a3", "#ffd166", "#ff8a3d", "#e85d75"};

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Orders");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#1b2440"));
        // region orders
        engine.environment()
            .addSystem(Order.DEBUG_OVERLAY, game -> draw(game, 5, "DEBUG OVERLAY"))
            .addSystem(Order.PRESENTATION_UI, game -> draw(game, 4, "UI"))
            .addSystem(Order.PRESENTATION_FOREGROUND, game -> draw(game, 3, "FOREGROUND"))
            .addSystem(Order.PRESENTATION_EFFECTS, game -> draw(game, 2, "EFFECTS"))
            .addSystem(Order.PRESENTATION_WORLD, game -> draw(game, 1, "WORLD"))
            .addSystem(Order.PRESENTATION_BACKGROUND, game -> draw(game, 0, "BACKGROUND"));
        // endregion
        engine.start();
    }

    private static void draw(Engine engine, int nr, String name) {
        Offset corner = Offset.at(30 + nr * 44, 20 + nr * 44);
        engine.graphics().canvas()
            .drawRectangle(corner, Size.of(360, 100),
                RectangleDrawOptions.filled(Color.hex(COLORS[nr])))
            .drawText(corner.add(12, 12), name,
                TextDrawOptions.font(FontBundle.BOLDZILLA).scale(1.5).drawOrder(1));
    }
}
