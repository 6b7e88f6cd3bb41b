package snippets;

record Block(String id, String code) {
}
