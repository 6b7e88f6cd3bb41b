package runner;

import java.nio.file.Path;
import java.util.List;
import java.util.Properties;

/**
 * Settings for running a program.
 *
 * @param mainClass class with the {@code main} method
 * @param folder folder for results
 * @param seconds timeout
 * @param lastFrame frame after which the engine is stopped; negative if the program exits by itself
 * @param pictures frames of screenshots, in ascending order
 * @param inputs actions of mouse and keyboard
 * @param isPaced whether every frame lasts exactly 1/60 s of game time, however long it really
 * takes
 */
record Plan(String mainClass, Path folder, int seconds, long lastFrame, List<Long> pictures,
            List<Input> inputs, boolean isPaced) {

    static Plan of(Properties properties) {
        return new Plan(
            properties.getProperty("class"),
            Path.of(properties.getProperty("folder")),
            Integer.parseInt(properties.getProperty("seconds")),
            Long.parseLong(properties.getProperty("lastFrame")),
            properties.getProperty("pictures", "").lines()
                .filter(line -> !line.isBlank()).map(Long::valueOf).toList(),
            properties.getProperty("inputs", "").lines()
                .filter(line -> !line.isBlank()).map(Input::of).toList(),
            Boolean.parseBoolean(properties.getProperty("paced")));
    }
}
