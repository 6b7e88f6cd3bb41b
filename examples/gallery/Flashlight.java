/*
 * title: A flashlight
 * about: A cone of light points at the mouse.
 * page: /docs/guides/light-and-shadow
 * tags: light, mouse
 * frame: 60
 * picture: loop 10-130
 * input: 0 move 520 110; 64 move 500 140; 68 move 480 170; 72 move 470 200; 76 move 460 230; 80 move 450 260; 84 move 450 280; 100 move 460 250; 104 move 470 220; 108 move 480 190; 112 move 490 160; 116 move 500 130; 120 move 510 120; 124 move 520 110
 * alt: A cone of light shines from the lower left to the upper right over a green tiled floor. Everything else is dark.
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
