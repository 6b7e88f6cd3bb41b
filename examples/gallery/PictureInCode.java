/*
 * title: Sprites made in code
 * about: Sprites without a file: a placeholder, a border, a drawn image and an animation.
 * page: /docs/guides/sprites-and-animation
 * tags: sprites, animation
 * frame: 60
 * picture: loop 24-96
 * alt: Four images in a row: an orange square, the same with a white border, a blue disc with a white cross, and a disc that is yellow or red.
 */
import dev.screwbox.core.Duration;
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Frame;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.graphics.options.OvalDrawOptions;
import dev.screwbox.core.graphics.options.RectangleDrawOptions;
import dev.screwbox.core.graphics.options.SpriteDrawOptions;

import java.awt.Image;
import java.util.List;

public class PictureInCode {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Pictures in code");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#1b2440"));
        // region build
        Sprite box = Sprite.placeholder(Color.hex("#ff8a3d"), 32);
        Sprite framed = box.addBorder(3, Color.WHITE);
        Sprite blinking = new Sprite(List.of(
            new Frame(circle(Color.hex("#ffd166")), Duration.ofMillis(300)),
            new Frame(circle(Color.hex("#e85d75")), Duration.ofMillis(300))));
        // endregion
        // region draw
        Frame shield = Frame.empty(Size.square(32));
        shield.canvas()
            .drawCircle(Offset.at(16, 16), 15, OvalDrawOptions.filled(Color.hex("#4d9de0")))
            .drawRectangle(Offset.at(14, 6), Size.of(4, 20), RectangleDrawOptions.filled(Color.WHITE))
            .drawRectangle(Offset.at(6, 14), Size.of(20, 4), RectangleDrawOptions.filled(Color.WHITE));
        Sprite emblem = new Sprite(shield);
        // endregion
        List<Sprite> pictures = List.of(box, framed, emblem, blinking);
        engine.environment().enableAllFeatures();
        for (int nr = 0; nr < pictures.size(); nr++) {
            engine.environment().addEntity(
                new TransformComponent(nr * 140 - 210, 0, 32, 32),
                new RenderComponent(pictures.get(nr), SpriteDrawOptions.scaled(3)));
        }
        engine.start();
    }

    private static Image circle(Color color) {
        Frame frame = Frame.empty(Size.square(32));
        frame.canvas().drawCircle(Offset.at(16, 16), 15, OvalDrawOptions.filled(color));
        return frame.image();
    }
}
