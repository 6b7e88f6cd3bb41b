/*
 * title: All shaders of the bundle
 * about: One sprite, drawn with each of the twenty shaders that come with the engine.
 * page: /docs/reference/shaders
 * tags: shaders, sprites
 * frame: 90
 * picture: loop 12-132
 * alt: Twenty small images of the same house, each with the name of a shader below it. Among them are one in gray, one with inverted colors, one with an outline, one pixelated and one half dissolved.
 */
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.graphics.Canvas;
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

public class ShaderSheet {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Shaders");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#33415c"));
        Sprite house = drawHouse();
        engine.environment().addSystem(game -> {
            Canvas canvas = game.graphics().canvas();
            for (var shader : ShaderBundle.values()) {
                Offset place = Offset.at(
                    shader.ordinal() % 7 * 91 + 14, shader.ordinal() / 7 * 118 + 10);
                // region draw
                canvas.drawSprite(house, place,
                    SpriteDrawOptions.scaled(2).shaderSetup(shader));
                // endregion
                canvas.drawText(place.add(33, 78), shader.name().replace('_', ' ').toLowerCase(),
                    TextDrawOptions.font(FontBundle.SKINNY_SANS).scale(1.4)
                        .charactersPerLine(12).alignCenter());
            }
        });
        engine.start();
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
