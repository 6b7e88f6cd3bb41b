package snippets;

/** Kind of code in a block. The shapes are tried in this order. */
enum Shape {
    TYPES("", ""),
    STATEMENTS("class Block { void run() throws Exception {", "}}"),
    MEMBERS("class Block {", "}");

    final String before;
    final String after;

    Shape(String before, String after) {
        this.before = before;
        this.after = after;
    }
}
