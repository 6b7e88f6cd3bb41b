/*
 * title: Text in all its forms
 * about: Pixel fonts, colors, alignment, opacity, line breaks and a system font.
 * page: /docs/core-modules/graphics/text-and-hud
 * tags: graphics, text, fonts
 * alt: Lines of text in different sizes and colors, left aligned, centered and right aligned. One is half transparent, and a longer one is broken into four lines.
 */
import dev.screwbox.core.Engine;
import dev.screwbox.core.Percent;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.graphics.Canvas;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.Pixelfont;
import dev.screwbox.core.graphics.options.SystemTextDrawOptions;
import dev.screwbox.core.graphics.options.TextDrawOptions;

public class TextSamples {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Text");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#1b2440"));
        engine.environment().addSystem(TextSamples::draw);
        engine.start();
    }

    private static void draw(Engine engine) {
        Canvas canvas = engine.graphics().canvas();
        // region samples
        TextDrawOptions bold = TextDrawOptions.font(FontBundle.BOLDZILLA).scale(3);
        TextDrawOptions slim = TextDrawOptions.font(FontBundle.SKINNY_SANS).scale(3);
        Pixelfont orange = FontBundle.BOLDZILLA.customColor(Color.ORANGE);

        canvas.drawText(Offset.at(30, 30), "ON THE LEFT", bold);
        canvas.drawText(Offset.at(320, 80), "In the middle", slim.alignCenter());
        canvas.drawText(Offset.at(610, 130), "ON THE RIGHT", bold.alignRight());
        canvas.drawText(Offset.at(30, 180), "COLORED", TextDrawOptions.font(orange).scale(4));
        canvas.drawText(Offset.at(320, 184), "HALF VISIBLE", bold.opacity(Percent.half()));
        canvas.drawText(Offset.at(30, 240), "A longer text is broken into lines by itself",
            slim.charactersPerLine(14).lineSpacing(3));
        canvas.drawText(Offset.at(320, 260), "A font of the system",
            SystemTextDrawOptions.systemFont("Serif", 28).italic().color(Color.YELLOW));
        // endregion
    }
}
