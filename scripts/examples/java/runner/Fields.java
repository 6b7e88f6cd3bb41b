package runner;

import java.lang.reflect.Field;

/** Reads and writes what the engine keeps to itself. */
final class Fields {

    private Fields() {
    }

    static Object read(Object owner, Field field) {
        try {
            field.setAccessible(true);
            return field.get(owner);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    static Object read(Object owner, String name) {
        return read(owner, named(owner, name));
    }

    static void write(Object owner, String name, Object value) {
        final Field field = named(owner, name);
        try {
            field.setAccessible(true);
            field.set(owner, value);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Field named(Object owner, String name) {
        try {
            return owner.getClass().getDeclaredField(name);
        } catch (NoSuchFieldException e) {
            throw new IllegalStateException(owner.getClass() + " of this release has no field "
                + name + ", by which the runner steps through frames.", e);
        }
    }
}
