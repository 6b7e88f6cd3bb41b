package runner;

import java.awt.AWTException;
import java.awt.Dimension;
import java.awt.GraphicsEnvironment;
import java.awt.Robot;
import java.awt.Toolkit;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

/**
 * Runs one program. Its argument is a properties file, see {@link Plan}. Writes {@code result.json}
 * and the images to the folder of the plan.
 */
public final class Run {

    /** Milliseconds that a program may take to exit after the engine was stopped. */
    private static final long TIME_TO_END = 10_000;

    private final Plan plan;
    private final Report report;
    private boolean isDone;

    private Run(Plan plan) {
        this.plan = plan;
        this.report = new Report(plan.folder().resolve("result.json"));
    }

    public static void main(String[] args) throws Exception {
        drawInSoftware();
        putPointerAside();
        final Properties properties = new Properties();
        try (var reader = Files.newBufferedReader(Path.of(args[0]))) {
            properties.load(reader);
        }
        new Run(Plan.of(properties)).run();
    }

    /**
     * Makes Java choose software rendering before the engine requests OpenGL. With OpenGL, windows on a
     * virtual screen are sometimes black, and virtual machines hang on exit.
     */
    static void drawInSoftware() {
        GraphicsEnvironment.getLocalGraphicsEnvironment();
    }

    /**
     * Moves the pointer of a virtual screen out of the window. It starts in the center, where it
     * could send events to the game.
     */
    private static void putPointerAside() throws AWTException {
        if (System.getenv("VIRTUAL_SCREEN") != null) {
            final Dimension screen = Toolkit.getDefaultToolkit().getScreenSize();
            new Robot().mouseMove(screen.width - 1, screen.height - 1);
        }
    }

    private void run() throws Exception {
        if (plan.isPaced()) {
            Seeds.plant();
        }
        final EngineFinder finder = new EngineFinder(engine -> new Frames(engine, plan, report));
        finder.watch();
        final Thread watchdog = new Thread(this::endInTime, "runner-watchdog");
        watchdog.setDaemon(true);
        watchdog.start();
        // If an exception is thrown, the engine logs it and exits.
        Runtime.getRuntime().addShutdownHook(new Thread(() -> finish("exit", null)));
        try {
            Class.forName(plan.mainClass()).getMethod("main", String[].class)
                .invoke(null, (Object) new String[0]);
            finish("returned", null);
        } catch (InvocationTargetException e) {
            finish("threw", e.getCause());
        }
        Runtime.getRuntime().halt(0);
    }

    private void endInTime() {
        final long deadline = System.currentTimeMillis() + plan.seconds() * 1000L;
        try {
            while (System.currentTimeMillis() < deadline) {
                Thread.sleep(50);
                if (report.stoppedAt() > 0
                    && System.currentTimeMillis() - report.stoppedAt() > TIME_TO_END) {
                    finish("did not stop", null);
                    Runtime.getRuntime().halt(0);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        finish("timeout", null);
        Runtime.getRuntime().halt(0);
    }

    private synchronized void finish(String end, Throwable thrown) {
        if (isDone) {
            return;
        }
        isDone = true;
        try {
            report.write(end, thrown == null ? null : stackOf(thrown));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String stackOf(Throwable thrown) {
        final StringWriter text = new StringWriter();
        thrown.printStackTrace(new PrintWriter(text));
        return text.toString();
    }
}
