package runner;

import java.awt.GraphicsEnvironment;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

/**
 * Runs one program as its author wrote it. The argument is a file of properties, see {@link Plan}.
 * Writes what happened to the file {@code result.json} of the folder that the plan names, and the
 * pictures beside it.
 */
public final class Run {

    /** How long a program may take to end once it has been told to, in milliseconds. */
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
        final Properties properties = new Properties();
        try (var reader = Files.newBufferedReader(Path.of(args[0]))) {
            properties.load(reader);
        }
        new Run(Plan.of(properties)).run();
    }

    /**
     * Java decides once how it draws. The engine asks for OpenGL, with which windows on a screen that
     * nobody sees are now and then black from the first frame to the last, and machines that end hang.
     */
    static void drawInSoftware() {
        GraphicsEnvironment.getLocalGraphicsEnvironment();
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
        // The engine ends the virtual machine after an exception that it has logged.
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
