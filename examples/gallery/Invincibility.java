/*
 * title: Invincible after a hit
 * about: A trap costs the player a heart. For a second and a half after that, the player blinks and nothing can hurt it.
 * page: /docs/guides/recipes, /docs/guides/platformer
 * tags: recipes, components, time
 * frame: 112
 * picture: loop 20-280
 * input: 30 press ARROW_RIGHT; 250 release ARROW_RIGHT
 * events: 66 text HEARTS: 2; 211 text HEARTS: 1
 * alt: A dim orange square passes the second of three gray traps. The words HEARTS: 2 are at the upper left.
 */
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Duration;
import dev.screwbox.core.Engine;
import dev.screwbox.core.Percent;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Time;
import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.environment.Component;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.graphics.options.TextDrawOptions;

public class Invincibility {

    // region components
    public static class TrapComponent implements Component {
    }

    public static class HeartsComponent implements Component {

        public int hearts = 3;
        public Time lastHit = Time.unset();
        public Duration protection = Duration.ofMillis(1500);

        public boolean isInvincible() {
            return protection.addTo(lastHit).isAfter(Time.now());
        }
    }
    // endregion

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Invincibility");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#1b2440"));
        Entity player = new Entity("player")
            .bounds(Bounds.atPosition(-240, 0, 40, 40))
            .add(new RenderComponent(Sprite.placeholder(Color.hex("#ff8a3d"), 40), 1))
            .add(new HeartsComponent());
        engine.environment().enableAllFeatures().addEntity(player);
        for (int x : new int[]{-120, -20, 220}) {
            engine.environment().addEntity("trap",
                new TransformComponent(x, 0, 32, 32),
                new RenderComponent(Sprite.placeholder(Color.hex("#8a93ad"), 32)),
                new TrapComponent());
        }
        engine.environment().addSystem(game -> player.moveBy(
            game.keyboard().arrowKeysMovement(game.loop().delta(140))));
        // region hit
        engine.environment().addSystem(game -> {
            HeartsComponent health = player.get(HeartsComponent.class);
            for (Entity trap : game.environment().fetchAllHaving(TrapComponent.class)) {
                if (trap.bounds().intersects(player.bounds()) && !health.isInvincible()) {
                    health.hearts--;
                    health.lastHit = Time.now();
                }
            }
        });
        // endregion
        // region blink
        engine.environment().addSystem(Order.PRESENTATION_PREPARE, game -> {
            HeartsComponent health = player.get(HeartsComponent.class);
            boolean isBright = Duration.since(health.lastHit).milliseconds() / 100 % 2 == 0;
            RenderComponent render = player.get(RenderComponent.class);
            render.options = render.options.opacity(
                health.isInvincible() && !isBright ? Percent.of(0.3) : Percent.max());
        });
        // endregion
        engine.environment().addSystem(Order.PRESENTATION_UI, game -> {
            int hearts = player.get(HeartsComponent.class).hearts;
            game.graphics().canvas().drawText(Offset.at(20, 20), "HEARTS: " + hearts,
                TextDrawOptions.font(FontBundle.BOLDZILLA).scale(2));
        });
        engine.start();
    }
}
