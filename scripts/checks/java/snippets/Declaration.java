package snippets;

/**
 * A declaration in a block that later blocks can use.
 *
 * @param name its name; empty for declarations without a name, such as an initializer
 * @param type the type of a variable, or {@code var}; empty for a member or a local type
 * @param value for a variable, its initial value with the equals sign, or empty; for other
 * declarations, their code on one line
 */
record Declaration(String name, String type, String value) {

    static Declaration member(String name, String code) {
        return new Declaration(name, "", code);
    }

    static Declaration variable(String type, String name, String value) {
        return new Declaration(name, type, value);
    }

    static Declaration inferred(String name, String value) {
        return new Declaration(name, "var", value);
    }

    boolean isInferred() {
        return type.equals("var");
    }

    boolean isMember() {
        return type.isEmpty();
    }

    String code() {
        return isMember() ? value + " " : type + " " + name + value + "; ";
    }

    String withoutValue() {
        return type + " " + name + "; ";
    }
}
