package snippets;

/** What a block consists of. The order is the order in which the shapes are tried. */
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
