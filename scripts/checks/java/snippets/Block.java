package snippets;

/** A Java code block of a page, exactly as its author wrote it. */
record Block(String id, String code) {
}
