package snippets;

/** Kind of code that a block contains. The parser tries the kinds in this order. */
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
