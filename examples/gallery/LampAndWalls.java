/*
 * title: A lamp that follows the mouse
 * about: A point light shines between walls, which cast shadows.
 * page: /docs/guides/light-and-shadow
 * tags: light, shadow, mouse
 * frame: 60
 * picture: loop 10-130
 * input: 0 move 250 150; 64 move 250 150; 67 move 283 168; 70 move 314 185; 73 move 338 198; 76 move 354 207; 79 move 360 210; 82 move 354 207; 85 move 338 198; 88 move 314 185; 91 move 283 168; 94 move 250 150; 97 move 216 131; 100 move 185 114; 103 move 161 101; 106 move 145 92; 109 move 140 90; 112 move 145 92; 115 move 161 101; 118 move 185 114; 121 move 216 131; 124 move 249 149
 * alt: A lamp lights a brown floor. Behind walls, dark shadows spread away from it.
 */
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Engine;
import dev.screwbox.core.Percent;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.light.GlowComponent;
import dev.screwbox.core.environment.light.OccluderComponent;
import dev.screwbox.core.environment.light.PointLightComponent;
import dev.screwbox.core.environment.physics.CursorAttachmentComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.Sprite;

public class LampAndWalls {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Light");
        engine.graphics().configuration().setResolution(640, 360);
        // region lamp
        engine.environment()
            .enableAllFeatures()
            .addEntity("room",
                new TransformComponent(0, 0, 640, 360),
                new RenderComponent(Sprite.placeholder(Color.hex("#c08a5a"), Size.of(640, 360))))
            .addEntity("lamp",
                new CursorAttachmentComponent(),
                new TransformComponent(),
                new PointLightComponent(320),
                new GlowComponent(40, Color.hex("#ffd166").opacity(0.6)));
        // endregion
        for (int nr = 0; nr < 5; nr++) {
            // region wall
            Bounds wall = Bounds.atPosition(nr * 130 - 260, nr * 83 % 200 - 90, 32, 60);
            engine.environment().addEntity(
                new TransformComponent(wall),
                new OccluderComponent());
            // endregion
        }
        // region ambient
        engine.graphics().light().setAmbientLight(Percent.of(0.2));
        // endregion
        engine.start();
    }
}
