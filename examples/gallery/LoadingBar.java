/*
 * title: A loading bar
 * about: Images are loaded in the background, and a bar shows how many are ready.
 * page: /docs/core-modules/assets
 * tags: assets, async
 * frame: 400
 * alt: The word READY above a full bar. Below it is a row of ten small images of clouds.
 */
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.assets.Asset;
import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.graphics.Canvas;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.graphics.options.RectangleDrawOptions;
import dev.screwbox.core.graphics.options.SpriteDrawOptions;
import dev.screwbox.core.graphics.options.TextDrawOptions;
import dev.screwbox.core.utils.FractalNoise;

import java.util.ArrayList;
import java.util.List;

public class LoadingBar {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Loading");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#1b2440"));
        // region assets
        List<Asset<Sprite>> clouds = new ArrayList<>();
        for (int nr = 0; nr < 10; nr++) {
            int seed = nr;
            clouds.add(Asset.asset(() -> new Sprite(FractalNoise.createPreview(
                Color.hex("#8fc7e8"), Size.square(120), 22, seed).scaled(0.4))));
        }
        engine.async().run("loading", () -> clouds.forEach(Asset::load));
        // endregion
        engine.environment().addSystem(game -> draw(clouds, game.graphics().canvas()));
        engine.start();
    }

    private static void draw(List<Asset<Sprite>> clouds, Canvas canvas) {
        // region progress
        long ready = clouds.stream().filter(Asset::isLoaded).count();
        canvas.drawRectangle(Offset.at(80, 140), Size.of(480, 30),
            RectangleDrawOptions.filled(Color.hex("#33415c")));
        canvas.drawRectangle(Offset.at(80, 140), Size.of(1 + ready * 48, 30),
            RectangleDrawOptions.filled(Color.hex("#2bb3a3")));
        // endregion
        canvas.drawText(Offset.at(320, 80), ready < 10 ? "LOADING" : "READY",
            TextDrawOptions.font(FontBundle.BOLDZILLA).scale(4).alignCenter());
        for (int nr = 0; nr < ready; nr++) {
            canvas.drawSprite(clouds.get(nr), Offset.at(80 + nr * 48, 200),
                SpriteDrawOptions.originalSize());
        }
    }
}
