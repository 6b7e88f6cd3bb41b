package snippets;

import java.net.URI;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.tools.SimpleJavaFileObject;

/** A source file in memory. It may contain public types of any name, unlike a file on disk. */
final class MemorySource extends SimpleJavaFileObject {

    private final String code;

    MemorySource(String path, String code) {
        super(URI.create("memory:///" + path + ".java"), Kind.SOURCE);
        this.code = code;
    }

    String code() {
        return code;
    }

    String packageName() {
        final String path = toUri().getPath().substring(1);
        return path.substring(0, path.lastIndexOf('/')).replace('/', '.');
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return code;
    }

    @Override
    public boolean isNameCompatible(String simpleName, Kind kind) {
        return true;
    }

    @Override
    public NestingKind getNestingKind() {
        return null;
    }

    @Override
    public Modifier getAccessLevel() {
        return null;
    }
}
