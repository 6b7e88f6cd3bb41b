/*
 * title: A box that follows the mouse
 * about: An entity follows the mouse cursor and leaves a trail of particles.
 * page: /docs/fundamentals/ecs
 * tags: entities, mouse, particles
 * frame: 150
 * picture: loop 18-150
 * input: 0 move 120 250; 40 move 170 210; 50 move 220 180; 60 move 270 160; 70 move 320 150; 80 move 370 160; 90 move 420 180; 100 move 470 200; 110 move 510 190; 120 move 540 160; 130 move 550 130; 140 move 545 105
 * events: 80 box goes down; 90 box goes down; 100 box goes down
 * alt: An orange box on a dark blue ground. A trail of small white dots shows where the mouse was.
 */
import dev.screwbox.core.Duration;
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.environment.core.QuitOnKeySystem;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.particles.ParticleEmitterComponent;
import dev.screwbox.core.environment.physics.CursorAttachmentComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.particles.ParticlesBundle;

public class MovingBox {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Moving box");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#1b2440"));

        engine.environment()
            .enableAllFeatures()
            .addSystem(new QuitOnKeySystem())
            .addEntity("box",
                new TransformComponent(0, 0, 32, 32),
                new RenderComponent(Sprite.placeholder(Color.ORANGE, 32)),
                new CursorAttachmentComponent(),
                new ParticleEmitterComponent(
                    Duration.ofMillis(20), ParticlesBundle.SMOKE_TRAIL));

        engine.start();
    }
}
