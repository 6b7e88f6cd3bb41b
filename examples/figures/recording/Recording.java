package recording;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;

/** Results of the engine, as JSON: names with numbers, strings and lists of them. */
public final class Recording {

    private final List<String> fields = new ArrayList<>();

    public Recording put(final String name, final Object value) {
        fields.add("\"" + name + "\": " + json(value));
        return this;
    }

    public void print() {
        System.out.println("{" + String.join(", ", fields) + "}");
    }

    private static String json(final Object value) {
        return switch (value) {
            case String text -> '"' + text + '"';
            case Double number -> number(number);
            case double[] numbers -> {
                final var list = new StringJoiner(", ", "[", "]");
                for (final double number : numbers) {
                    list.add(number(number));
                }
                yield list.toString();
            }
            case List<?> items -> {
                final var list = new StringJoiner(", ", "[", "]");
                items.forEach(item -> list.add(json(item)));
                yield list.toString();
            }
            default -> String.valueOf(value);
        };
    }

    private static String number(final double value) {
        return String.format(Locale.ENGLISH, "%.5f", value).replaceAll("\\.?0+$", "");
    }
}
