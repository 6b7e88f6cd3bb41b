/*
 * title: Units per frame or per second
 * about: Two cars: one moves a step per frame, the other a distance per second. They stay side by side only at 60 frames per second.
 * page: /docs/guides/common-issues
 * tags: loop, time
 * frame: 60
 * picture: loop 12-192
 * alt: Two cars on a road, side by side. The orange one is labeled PER FRAME, the teal one PER SECOND.
 */
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Frame;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.graphics.options.OvalDrawOptions;
import dev.screwbox.core.graphics.options.RectangleDrawOptions;
import dev.screwbox.core.graphics.options.TextDrawOptions;

public class SpeedRace {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Speed race");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#33415c"));
        Entity perFrame = car(-60, "#ff8a3d");
        Entity perSecond = car(60, "#2bb3a3");
        engine.environment().enableRendering().addEntities(perFrame, perSecond);
        // region race
        engine.environment().addSystem(game -> {
            // faster on a machine that draws more frames
            perFrame.moveBy(Vector.x(2));
            // the same speed on every machine
            perSecond.moveBy(Vector.x(game.loop().delta(120)));
        });
        // endregion
        engine.environment().addSystem(Order.PRESENTATION_BACKGROUND, game -> {
            TextDrawOptions text = TextDrawOptions.font(FontBundle.BOLDZILLA).scale(2);
            for (int nr = 0; nr < 11; nr++) {
                game.graphics().world().drawRectangle(Bounds.atPosition(nr * 64 - 320, 0, 32, 6),
                    RectangleDrawOptions.filled(Color.hex("#f4efe2")));
            }
            game.graphics().canvas()
                .drawText(Offset.at(20, 40), "PER FRAME", text)
                .drawText(Offset.at(20, 300), "PER SECOND", text);
        });
        engine.start();
    }

    private static Entity car(double y, String color) {
        Frame frame = Frame.empty(Size.of(70, 34));
        frame.canvas()
            .drawRectangle(Offset.at(16, 2), Size.of(34, 16), fill("#8fc7e8"))
            .drawRectangle(Offset.at(0, 14), Size.of(70, 14), fill(color))
            .drawCircle(Offset.at(16, 27), 6, OvalDrawOptions.filled(Color.BLACK))
            .drawCircle(Offset.at(54, 27), 6, OvalDrawOptions.filled(Color.BLACK));
        return new Entity("car")
            .bounds(Bounds.atPosition(-280, y, 70, 34))
            .add(new RenderComponent(new Sprite(frame)));
    }

    private static RectangleDrawOptions fill(String color) {
        return RectangleDrawOptions.filled(Color.hex(color));
    }
}
