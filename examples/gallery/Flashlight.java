/*
 * title: A flashlight
 * about: A cone of light turns towards the mouse.
 * page: /docs/guides/light-and-shadow
 * tags: light, mouse
 * frame: 60
 * input: 10 move 520 110
 * alt: A cone of yellowish light shines from the lower left to the upper right over a tiled floor. Everything else is dark.
 */
import dev.screwbox.core.Angle;
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Engine;
import dev.screwbox.core.Percent;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.environment.light.ConeGlowComponent;
import dev.screwbox.core.environment.light.ConeLightComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.options.RectangleDrawOptions;

public class Flashlight {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Flashlight");
        engine.graphics().configuration().setResolution(640, 360);
        engine.environment().enableAllFeatures()
            .addSystem(Order.PRESENTATION_BACKGROUND, Flashlight::drawFloor);
        // region flashlight
        Entity flashlight = new Entity("flashlight")
            .bounds(Bounds.atPosition(-230, 110, 8, 8))
            .add(new ConeLightComponent(Angle.degrees(90), Angle.degrees(40), 520))
            .add(new ConeGlowComponent(
                Angle.degrees(90), Angle.degrees(40), 300, Color.YELLOW.opacity(0.2)));

        engine.environment().addEntity(flashlight).addSystem(game -> {
            Vector view = game.mouse().position().subtract(flashlight.position());
            flashlight.get(ConeLightComponent.class).direction = Angle.ofVector(view);
            flashlight.get(ConeGlowComponent.class).direction = Angle.ofVector(view);
        });
        // endregion
        engine.graphics().light().setAmbientLight(Percent.of(0.1));
        engine.start();
    }

    private static void drawFloor(Engine engine) {
        for (int nr = 0; nr < 144; nr++) {
            Color color = Color.hex((nr % 16 + nr / 16) % 2 == 0 ? "#7fb0a0" : "#6a9a8c");
            engine.graphics().canvas().drawRectangle(
                Offset.at(nr % 16 * 40, nr / 16 * 40), Size.square(40),
                RectangleDrawOptions.filled(color));
        }
    }
}
