/*
 * title: All post filters
 * about: Every filter that comes with the engine, applied to the same landscape.
 * page: /docs/guides/post-processing, /docs/reference/presets
 * tags: post processing, filters
 * frame: 80
 * alt: Nine small images of the same landscape with grid lines. Each of them is bent, tinted or darkened in a different way. One looks like an old monitor and one like the eye of an insect.
 */
import dev.screwbox.core.Duration;
import dev.screwbox.core.Engine;
import dev.screwbox.core.Percent;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.graphics.Canvas;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Frame;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.graphics.Viewport;
import dev.screwbox.core.graphics.options.LineDrawOptions;
import dev.screwbox.core.graphics.options.OvalDrawOptions;
import dev.screwbox.core.graphics.options.SpriteDrawOptions;
import dev.screwbox.core.graphics.options.TextDrawOptions;
import dev.screwbox.core.graphics.postprocessing.filter.CrtMonitorPostFilter;
import dev.screwbox.core.graphics.postprocessing.filter.DeepSeaPostFilter;
import dev.screwbox.core.graphics.postprocessing.filter.FacetEyePostFilter;
import dev.screwbox.core.graphics.postprocessing.filter.FishEyePostFilter;
import dev.screwbox.core.graphics.postprocessing.filter.HeatHazePostFilter;
import dev.screwbox.core.graphics.postprocessing.filter.PostProcessingContext;
import dev.screwbox.core.graphics.postprocessing.filter.PostProcessingFilter;
import dev.screwbox.core.graphics.postprocessing.filter.UnderwaterPostFilter;
import dev.screwbox.core.graphics.postprocessing.filter.WarpPostFilter;
import dev.screwbox.core.graphics.postprocessing.filter.WavePostFilter;

import java.awt.Image;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

public class PostFilterSheet {

    private static final PostProcessingFilter[] FILTERS = {
        new CrtMonitorPostFilter(), new DeepSeaPostFilter(), new FacetEyePostFilter(40),
        new FishEyePostFilter(16, 0.4), new FishEyePostFilter(16, -0.4), new HeatHazePostFilter(),
        new UnderwaterPostFilter(), new WarpPostFilter(Percent.half()), new WavePostFilter()};

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Post filters");
        engine.graphics().configuration().setResolution(640, 360);
        List<Sprite> pictures = new ArrayList<>();
        engine.environment().addSystem(game -> {
            if (pictures.isEmpty()) {
                Stream.of(FILTERS).map(filter -> apply(filter, game)).forEach(pictures::add);
            }
            for (int nr = 0; nr < FILTERS.length; nr++) {
                Offset place = Offset.at(nr % 3 * 213 + 2, nr / 3 * 120 + 2);
                game.graphics().canvas()
                    .drawSprite(pictures.get(nr), place, SpriteDrawOptions.scaled(0.33))
                    .drawText(place.add(6, 6),
                        FILTERS[nr].getClass().getSimpleName().replace("PostFilter", ""),
                        TextDrawOptions.font(FontBundle.SKINNY_SANS).scale(2).drawOrder(1));
            }
        });
        engine.start();
    }

    // region apply
    private static Sprite apply(PostProcessingFilter filter, Engine engine) {
        Viewport viewport = engine.graphics().primaryViewport();
        BufferedImage result = new BufferedImage(
            viewport.canvas().width(), viewport.canvas().height(), BufferedImage.TYPE_INT_ARGB);
        filter.apply(landscape(viewport.canvas().size()), result.createGraphics(),
            new PostProcessingContext(
                Color.BLACK, Duration.ofSeconds(3), viewport, 0.5));
        return Sprite.fromImage(result);
    }
    // endregion

    private static Image landscape(Size size) {
        Frame frame = Frame.empty(size);
        Canvas canvas = frame.canvas();
        canvas.fillWith(Color.hex("#8fc7e8"))
            .drawCircle(Offset.at(480, 90), 50, OvalDrawOptions.filled(Color.YELLOW))
            .drawOval(Offset.at(200, 400), 420, 180, OvalDrawOptions.filled(Color.hex("#4e9f5b")));
        for (int line = 0; line < 640; line += 40) {
            canvas.drawLine(Offset.at(line, 0), Offset.at(line, 360), LineDrawOptions.color(Color.WHITE));
            canvas.drawLine(Offset.at(0, line), Offset.at(640, line), LineDrawOptions.color(Color.WHITE));
        }
        return frame.image();
    }
}
