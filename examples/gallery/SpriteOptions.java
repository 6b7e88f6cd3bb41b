/*
 * title: One sprite, drawn in many ways
 * about: Scaled, rotated, flipped, spun, half transparent, and with a shader.
 * page: /docs/reference/drawing-options, /docs/guides/sprites-and-animation, /docs/core-modules/graphics/sprites-and-shapes
 * tags: sprites, drawing, shaders
 * alt: A small red house, drawn eight times: unchanged, larger, rotated, flipped, upside down, narrow, half transparent and as an outline. Each has its name below.
 */
import dev.screwbox.core.Angle;
import dev.screwbox.core.Engine;
import dev.screwbox.core.Percent;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Frame;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.ShaderBundle;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.graphics.options.PolygonDrawOptions;
import dev.screwbox.core.graphics.options.RectangleDrawOptions;
import dev.screwbox.core.graphics.options.SpriteDrawOptions;
import dev.screwbox.core.graphics.options.TextDrawOptions;

import java.util.List;

public class SpriteOptions {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Sprite options");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#33415c"));
        Sprite house = drawHouse();
        engine.environment().addSystem(game -> {
            // region options
            SpriteDrawOptions normal = SpriteDrawOptions.scaled(2);
            draw(game, 0, house, normal, "scale 2");
            draw(game, 1, house, normal.scale(3), "scale 3");
            draw(game, 2, house, normal.rotation(Angle.degrees(30)), "rotation");
            draw(game, 3, house, normal.flippedHorizontal(true), "flipped");
            draw(game, 4, house, normal.flippedVertical(true), "upside down");
            draw(game, 5, house, normal.spin(Percent.of(0.2)), "spin");
            draw(game, 6, house, normal.opacity(Percent.half()), "opacity");
            draw(game, 7, house, normal.shaderSetup(ShaderBundle.SILHOUETTE), "shader");
            // endregion
        });
        engine.start();
    }

    private static void draw(
        Engine engine, int nr, Sprite sprite, SpriteDrawOptions options, String name) {
        Vector center = Vector.$(nr % 4 * 155 - 232, nr / 4 * 165 - 95);
        Vector origin = center.add(-sprite.width() / 2.0, -sprite.height() / 2.0);
        double growth = options.scale() - 1;
        engine.graphics().world()
            .drawSprite(sprite, origin.add(
                -sprite.width() * growth / 2, -sprite.height() * growth / 2), options)
            .drawText(center.addY(58), name,
                TextDrawOptions.font(FontBundle.SKINNY_SANS).scale(2).alignCenter());
    }

    private static Sprite drawHouse() {
        Frame house = Frame.empty(Size.of(32, 36));
        house.canvas()
            .drawRectangle(Offset.at(6, 16), Size.of(22, 18), fill("#f4efe2"))
            .drawPolygon(List.of(Offset.at(2, 17), Offset.at(17, 3), Offset.at(31, 17)),
                PolygonDrawOptions.filled(Color.hex("#e85d75")))
            .drawRectangle(Offset.at(20, 22), Size.of(5, 12), fill("#7a4a2b"))
            .drawRectangle(Offset.at(9, 21), Size.of(8, 7), fill("#4d9de0"));
        return new Sprite(house);
    }

    private static RectangleDrawOptions fill(String color) {
        return RectangleDrawOptions.filled(Color.hex(color));
    }
}
