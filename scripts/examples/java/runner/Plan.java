package runner;

import java.nio.file.Path;
import java.util.List;
import java.util.Properties;

/**
 * What to do with a program.
 *
 * @param mainClass class whose {@code main} starts it
 * @param folder    where results are written
 * @param seconds   how long it may take in all
 * @param lastFrame frame after which the engine is stopped; negative when the program ends itself
 * @param pictures  frames of which a picture is taken, in ascending order
 * @param inputs    what is done with mouse and keys, and when
 * @param isPaced   whether every frame lasts a 60th of a second in the game, however long it takes
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
