/*
 * title: Notifications with a custom look
 * about: Popups slide in at the upper left and disappear after a while.
 * page: /docs/core-modules/ui
 * tags: ui, notifications
 * frame: 129
 * picture: loop 21-141
 * input: 30 press SPACE; 36 release SPACE; 60 press SPACE; 66 release SPACE; 90 press SPACE; 96 release SPACE
 * events: 30 text Key 1 was found; 60 text Key 2 was found; 90 text Key 3 was found; 30 sound PLING; 60 sound PLING;
 *   90 sound PLING
 * alt: Three rounded popups below each other at the upper left. They say that key 1, key 2 and key 3 were found.
 */
import dev.screwbox.core.Duration;
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.audio.SoundBundle;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.options.RectangleDrawOptions;
import dev.screwbox.core.graphics.options.TextDrawOptions;
import dev.screwbox.core.keyboard.Key;
import dev.screwbox.core.ui.NotificationDetails;
import dev.screwbox.core.ui.presets.TopLeftNotificationLayout;

public class Notifications {

    private static int keys = 0;

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Notifications");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setUseAntialiasing(true)
            .setBackgroundColor(Color.hex("#2bb3a3"));
        engine.environment().enableRendering();
        // region look
        engine.ui()
            .setNotificationTimeout(Duration.ofSeconds(20))
            .setNotificationLayout(new TopLeftNotificationLayout(50, 12))
            .setNotificationDesign((notification, bounds, canvas) -> canvas
                .drawRectangle(bounds.offset(), Size.of(300, 50), RectangleDrawOptions
                    .filled(Color.hex("#14524c")).curveRadius(20))
                .drawText(bounds.offset().add(20, 16), notification.text(), TextDrawOptions
                    .font(FontBundle.SKINNY_SANS).scale(3).drawOrder(1)));
        // endregion
        // region show
        engine.environment().addSystem(game -> {
            if (game.keyboard().isPressed(Key.SPACE)) {
                keys++;
                game.ui().showNotification(NotificationDetails
                    .text("Key " + keys + " was found")
                    .sound(SoundBundle.PLING));
            }
        });
        // endregion
        engine.start();
    }
}
