/*
 * page: /docs/reference/noteworthy-utils
 * claim: If the class path names a folder that doesn't exist, the search takes it for a jar and throws an exception.
 * page: /docs/guides/common-issues
 * claim: The class path names a folder that doesn't exist
 * picture: none
 */

import dev.screwbox.core.utils.Reflections;
import java.io.File;
import support.Expect;

public class MissingClassPathFolder {

    public static void main(final String[] args) {
        final String classPath = System.getProperty("java.class.path");
        System.setProperty("java.class.path", classPath + File.pathSeparator + "build/resources/main");
        final var thrown = Expect.thrown(RuntimeException.class, () -> Reflections.findClassesInPackage("dev.screwbox.core.audio"));
        Expect.same("the message", "could not load resrouces from jar file", thrown.getMessage());
    }
}
