/*
 * title: All transition animations
 * about: Every transition that comes with the engine, after a third of its duration.
 * page: /docs/reference/presets, /docs/core-modules/scenes
 * tags: scenes, transitions
 * alt: Eight small images of a striped card, each with a name. One is torn into squares, one fades to black, one is hidden by a ring of circles, and one runs down the screen.
 */
import dev.screwbox.core.Engine;
import dev.screwbox.core.Percent;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Frame;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.graphics.options.RectangleDrawOptions;
import dev.screwbox.core.graphics.options.SpriteDrawOptions;
import dev.screwbox.core.graphics.options.TextDrawOptions;
import dev.screwbox.core.scenes.animations.AnimationContext;
import dev.screwbox.core.scenes.animations.BlackHoleAnimation;
import dev.screwbox.core.scenes.animations.CameraLensAnimation;
import dev.screwbox.core.scenes.animations.ColorFadeAnimation;
import dev.screwbox.core.scenes.animations.DancingPixelsAnimation;
import dev.screwbox.core.scenes.animations.GridAnimation;
import dev.screwbox.core.scenes.animations.GridShredderAnimation;
import dev.screwbox.core.scenes.animations.SpriteFadeAnimation;
import dev.screwbox.core.scenes.animations.TransitionAnimation;
import dev.screwbox.core.scenes.animations.WashDownAnimation;

import java.awt.image.BufferedImage;
import java.util.List;
import java.util.stream.Stream;

public class TransitionSheet {

    private static final TransitionAnimation[] ANIMATIONS = {
        new BlackHoleAnimation(), new CameraLensAnimation(), new ColorFadeAnimation(),
        new DancingPixelsAnimation(), new GridAnimation(), new GridShredderAnimation(),
        new WashDownAnimation(), new SpriteFadeAnimation(Sprite.placeholder(Color.BLUE, Size.of(150, 96)))};

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Transitions");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#33415c"));
        List<Sprite> pictures = Stream.of(ANIMATIONS).map(TransitionSheet::show).toList();
        engine.environment().addSystem(game -> {
            for (int nr = 0; nr < pictures.size(); nr++) {
                Offset place = Offset.at(nr % 4 * 157 + 10, nr / 4 * 170 + 30);
                game.graphics().canvas()
                    .drawSprite(pictures.get(nr), place, SpriteDrawOptions.originalSize())
                    .drawText(place.add(75, 106),
                        ANIMATIONS[nr].getClass().getSimpleName().replace("Animation", ""),
                        TextDrawOptions.font(FontBundle.SKINNY_SANS).scale(2).alignCenter());
            }
        });
        engine.start();
    }

    // region apply
    private static Sprite show(TransitionAnimation animation) {
        Size size = Size.of(150, 96);
        Frame card = Frame.empty(size);
        for (int stripe = 0; stripe < 10; stripe++) {
            card.canvas().drawRectangle(Offset.at(stripe * 15, 0), Size.of(15, 96),
                RectangleDrawOptions.filled(Color.hex(stripe % 2 == 0 ? "#e85d75" : "#ffd166")));
        }
        BufferedImage result = new BufferedImage(150, 96, BufferedImage.TYPE_INT_ARGB);
        animation.apply(card.image(), result.createGraphics(),
            new AnimationContext(size, Percent.of(0.35), 1));
        return Sprite.fromImage(result);
    }
    // endregion
}
