package snippets;

/** Puts Java code on one line, so that the code after it keeps its line numbers. */
final class OneLine {

    private final String code;
    private final StringBuilder line = new StringBuilder();
    private int position;

    private OneLine(String code) {
        this.code = code;
    }

    static String of(String code) {
        return new OneLine(code).convert();
    }

    private String convert() {
        while (position < code.length()) {
            if (code.startsWith("//", position)) {
                skipTo("\n", position);
            } else if (code.startsWith("/*", position)) {
                skipTo("*/", position + 2);
                line.append(' ');
            } else if (code.startsWith("\"\"\"", position)) {
                copyTextBlock();
            } else if (code.charAt(position) == '"' || code.charAt(position) == '\'') {
                copyLiteral(code.charAt(position));
            } else {
                final char next = code.charAt(position++);
                line.append(next == '\n' || next == '\r' ? ' ' : next);
            }
        }
        return line.toString();
    }

    private void skipTo(String end, int from) {
        final int found = code.indexOf(end, from);
        final boolean isLineBreak = end.equals("\n");
        position = found < 0 ? code.length() : found + (isLineBreak ? 0 : end.length());
    }

    private void copyTextBlock() {
        final int start = code.indexOf('\n', position) + 1;
        skipTo("\"\"\"", start);
        final String text = code.substring(start, position - 3).stripIndent().translateEscapes();
        line.append('"').append(text.replace("\\", "\\\\").replace("\"", "\\\"")
            .replace("\n", "\\n").replace("\t", "\\t")).append('"');
    }

    private void copyLiteral(char quote) {
        line.append(code.charAt(position++));
        while (position < code.length() && code.charAt(position) != quote) {
            if (code.charAt(position) == '\\') {
                line.append(code.charAt(position++));
            }
            line.append(code.charAt(position++));
        }
        line.append(quote);
        position++;
    }
}
