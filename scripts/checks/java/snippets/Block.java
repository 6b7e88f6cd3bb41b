package snippets;

/** One block of Java of a page, as its author wrote it. */
record Block(String id, String code) {
}
