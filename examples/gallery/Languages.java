/*
 * title: Texts in several languages
 * about: Each language has a file of texts. The program asks for a text by its key, and L switches to the next language.
 * page: /docs/guides/recipes, /docs/core-modules/graphics/text-and-hud
 * tags: text, recipes, files, keyboard
 * frame: 80
 * picture: loop 20-200
 * input: 60 press L; 66 release L; 120 press L; 126 release L
 * files: texts/menu_en.properties, texts/menu_de.properties, texts/menu_es.properties
 * events: 0 text New game; 60 text Neues Spiel; 120 text Nueva partida
 * alt: Three lines of German text on dark blue, and the word DEUTSCH in orange above them.
 */
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.graphics.Canvas;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.options.SystemTextDrawOptions;
import dev.screwbox.core.keyboard.Key;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

public class Languages {

    // region texts
    private static final List<Locale> LANGUAGES = List.of(
        Locale.ENGLISH, Locale.GERMAN, Locale.of("es"));
    private static Locale language = Locale.ENGLISH;

    private static String text(String key, Object... values) {
        ResourceBundle texts = ResourceBundle.getBundle("texts.menu", language);
        return texts.getString(key).formatted(values);
    }
    // endregion

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Languages");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setUseAntialiasing(true)
            .setBackgroundColor(Color.hex("#1b2440"));
        // region switch
        engine.environment().addSystem(game -> {
            if (game.keyboard().isPressed(Key.L)) {
                int next = LANGUAGES.indexOf(language) + 1;
                language = LANGUAGES.get(next % LANGUAGES.size());
            }
        });
        // endregion
        // region draw
        engine.environment().addSystem(Order.PRESENTATION_UI, game -> {
            SystemTextDrawOptions font = SystemTextDrawOptions.systemFont("SansSerif", 28);
            Canvas canvas = game.graphics().canvas();
            canvas
                .drawText(Offset.at(60, 70), language.getDisplayLanguage(language).toUpperCase(),
                    font.color(Color.hex("#ff8a3d")))
                .drawText(Offset.at(60, 140), text("start"), font)
                .drawText(Offset.at(60, 190), text("screws", 3), font)
                .drawText(Offset.at(60, 240), text("farewell"), font);
        });
        // endregion
        engine.start();
    }
}
