package runner;

import java.lang.reflect.Field;
import java.util.Optional;

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

    /**
     * Returns the value of a field declared in the object's class or a superclass; empty if there
     * is none.
     */
    static Optional<Object> find(Object owner, String name) {
        for (Class<?> type = owner.getClass(); type != null; type = type.getSuperclass()) {
            for (final Field field : type.getDeclaredFields()) {
                if (field.getName().equals(name)) {
                    return Optional.ofNullable(read(owner, field));
                }
            }
        }
        return Optional.empty();
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
