/*
 * page: /docs/core-modules/graphics/text-and-hud
 * claim: TextDrawOptions.styleFont() and the other style methods change the object they are called on.
 * claim: All other options return a copy, but the copy shares its styles with the original: a style that you add to one of them appears in both.
 * page: /docs/reference/drawing-options
 * claim: Pixels between characters, multiplied by the scale
 * claim: Pixels between lines, 0 or more. The scale doesn't change them
 * claim: Copies of TextDrawOptions share their styles.
 * claim: The only exceptions are the style methods of TextDrawOptions, which change the object itself and all of its copies.
 * page: /docs/reference/bundles
 * claim: If a font has no lowercase letters, capitals replace them.
 * claim: Other missing characters are left out.
 * picture: none
 */

import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.graphics.options.TextDrawOptions;
import support.Expect;

public class TextOptions {

    public static void main(final String[] args) {
        final TextDrawOptions original = TextDrawOptions.font(FontBundle.BOLDZILLA);
        final TextDrawOptions copy = original.scale(2);
        Expect.that(original != copy && original.scale() == 1, "scale changes the object itself");
        Expect.that(original.styleFont(1, FontBundle.SKINNY_SANS) == original, "styleFont returns a copy");
        Expect.same("the styles of the copy", original.fontStyles(), copy.fontStyles());
        copy.styleFont(2, FontBundle.BOLDZILLA);
        Expect.same("the number of styles of the original", 2, original.fontStyles().size());
        Expect.same("the number of styles of new options", 0,
            TextDrawOptions.font(FontBundle.BOLDZILLA).fontStyles().size());

        final double letter = original.padding(0).widthOf("A");
        Expect.near("a letter with a padding of 2", letter + 2, original.widthOf("A"), 1e-9);
        Expect.near("a letter three times as large", 3 * (letter + 2), original.scale(3).widthOf("A"), 1e-9);

        final TextDrawOptions lines = original.charactersPerLine(2);
        final int one = lines.sizeOf("AB").height();
        Expect.same("two lines", 2 * one + 4, lines.sizeOf("AB CD").height());
        Expect.same("two lines three times as large", 6 * one + 4, lines.scale(3).sizeOf("AB CD").height());

        Expect.near("small letters of a font without them", original.widthOf("ABC"), original.widthOf("abc"), 1e-9);
        Expect.near("a character that the font lacks", 0, original.widthOf("\u00A7"), 1e-9);
    }
}
