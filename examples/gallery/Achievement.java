/*
 * title: An achievement
 * about: Three clicks complete an achievement, and a notification announces it.
 * page: /docs/core-modules/achievements
 * tags: achievements, ui, mouse
 * frame: 80
 * picture: loop 6-126
 * input: 10 move 320 220; 20 down LEFT; 24 up LEFT; 32 down LEFT; 36 up LEFT; 44 down LEFT; 48 up LEFT
 * events: 21 text 1 OF 3 CLICKS; 33 text 2 OF 3 CLICKS; 45 text 3 OF 3 CLICKS;
 *   47 text Achievement completed: Click 3 times
 * alt: The words 3 OF 3 CLICKS above a full bar. A line in the upper left corner says that the achievement is completed.
 */
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.achievements.AchievementDefinition;
import dev.screwbox.core.achievements.AchievementDetails;
import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.options.RectangleDrawOptions;
import dev.screwbox.core.graphics.options.TextDrawOptions;

public class Achievement {

    // region achievement
    public static class ThreeClicks implements AchievementDefinition {

        @Override
        public AchievementDetails details() {
            return AchievementDetails.title("Click {goal} times").goal(3);
        }

        @Override
        public int progress(Engine engine) {
            return engine.mouse().isPressedLeft() ? 1 : 0;
        }
    }
    // endregion

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Achievement");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#1b2440"));
        // region add
        engine.environment().enableRendering();
        engine.achievements().add(new ThreeClicks());
        // endregion
        // region list
        engine.environment().addSystem(game -> {
            for (var achievement : game.achievements().allAchievements()) {
                int width = achievement.progress().rangeValue(1, 300);
                game.graphics().canvas()
                    .drawText(Offset.at(320, 140),
                        achievement.score() + " OF " + achievement.goal() + " CLICKS",
                        TextDrawOptions.font(FontBundle.BOLDZILLA).scale(3).alignCenter())
                    .drawRectangle(Offset.at(170, 190), Size.of(300, 24),
                        RectangleDrawOptions.filled(Color.hex("#33415c")))
                    .drawRectangle(Offset.at(170, 190), Size.of(width, 24),
                        RectangleDrawOptions.filled(Color.hex("#2bb3a3")));
            }
        });
        // endregion
        engine.start();
    }
}
