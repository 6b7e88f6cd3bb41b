/*
 * title: A custom post filter
 * about: A filter turns the finished frame upside down and tints it.
 * page: /docs/guides/post-processing
 * tags: post processing
 * alt: A landscape with its hills at the top and its sun at the bottom, in a blue tint.
 */
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.ScreenBounds;
import dev.screwbox.core.graphics.options.OvalDrawOptions;
import dev.screwbox.core.graphics.postprocessing.filter.PostProcessingContext;
import dev.screwbox.core.graphics.postprocessing.filter.PostProcessingFilter;

import java.awt.Graphics2D;
import java.awt.Image;

public class UpsideDown {

    // region filter
    record UpsideDownFilter(Color tint) implements PostProcessingFilter {

        @Override
        public void apply(Image source, Graphics2D target, PostProcessingContext context) {
            ScreenBounds area = context.bounds();
            target.drawImage(source,
                area.x(), area.maxY(), area.maxX(), area.y(),
                area.x(), area.y(), area.maxX(), area.maxY(), null);
            target.setColor(new java.awt.Color(tint.r(), tint.g(), tint.b(), 60));
            target.fillRect(area.x(), area.y(), area.width(), area.height());
        }
    }
    // endregion

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Upside down");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setUseAntialiasing(true)
            .setBackgroundColor(Color.hex("#8fc7e8"));
        // region add
        engine.graphics().postProcessing().addScreenFilter(new UpsideDownFilter(Color.BLUE));
        // endregion
        engine.environment().addSystem(game -> game.graphics().world()
            .drawCircle(Vector.$(180, -90), 44, OvalDrawOptions.filled(Color.YELLOW))
            .drawOval(Vector.$(-160, 180), 300, 140, OvalDrawOptions.filled(Color.hex("#4e9f5b")))
            .drawOval(Vector.$(200, 200), 320, 110, OvalDrawOptions.filled(Color.hex("#63b56c"))));
        engine.start();
    }
}
