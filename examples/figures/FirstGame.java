import dev.screwbox.core.Bounds;
import dev.screwbox.core.Percent;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.ai.PatrolMovementComponent;
import dev.screwbox.core.environment.ai.PatrolMovementSystem;
import dev.screwbox.core.environment.controls.JumpControlComponent;
import dev.screwbox.core.environment.controls.LeftRightControlComponent;
import dev.screwbox.core.environment.controls.SuspendJumpControlComponent;
import dev.screwbox.core.environment.importing.ImportOptions;
import dev.screwbox.core.environment.physics.ColliderComponent;
import dev.screwbox.core.environment.physics.CollisionDetailsComponent;
import dev.screwbox.core.environment.physics.CollisionSensorComponent;
import dev.screwbox.core.environment.physics.CursorAttachmentSystem;
import dev.screwbox.core.environment.physics.GravityComponent;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.physics.StaticColliderComponent;
import dev.screwbox.core.utils.TileMap;
import recording.Recording;
import support.SteppedEngine;

import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Positions of the hero and of the first bug in the level of the tutorial, in 200 frames of a 60th of a
 * second. The hero waits for 20 frames, then runs to the right, and jumps in frames 60 and 130.
 */
public class FirstGame {

    private static final String MAP = """
        |                                                                      |
        |    c                     c                     c               c     |
        |               c                    c                      c          |
        |                                                                      |
        |                                         o  o                         |
        |                  o                     ======                        |
        |                =====                                 o               |
        |                             o                      =====             |
        |         o             o    ===      ##    o                          |
        |       =====         #####          #::#                 o         g  |
        |                    #:::::#        #::::#      =====   ====    ########
        |  p  #       b    ##:::::::#  b   #::::::#  b                  ::::::::
        ######:############::::::::::######::::::::######   ###  ##   ##::::::::
        :::::::::::::::::::::::::::::::::::::::::::::::::   :::  ::   ::::::::::
        :::::::::::::::::::::::::::::::::::::::::::::::::   :::  ::   ::::::::::
        """;

    public static void main(final String[] args) {
        final var engine = new SteppedEngine(60);
        final List<Entity> bugs = new ArrayList<>();
        final List<Entity> heroes = new ArrayList<>();
        engine.environment().enablePhysics().enableControls()
            .addSystem(new PatrolMovementSystem())
            .remove(CursorAttachmentSystem.class)
            .addEntity(new GravityComponent(Vector.y(600)))
            .importSource(ImportOptions.indexedSources(
                    TileMap.fromString(MAP.replace("\n", System.lineSeparator())).tiles(), TileMap.Tile::value)
                .assign('#', tile -> solid(tile.bounds(), new ColliderComponent(500)).add(new StaticColliderComponent()))
                .assign(':', tile -> solid(tile.bounds(), new ColliderComponent(500)).add(new StaticColliderComponent()))
                .assign('=', tile -> solid(tile.bounds(), new ColliderComponent(500, Percent.zero(), true)))
                .assign('|', tile -> solid(tile.bounds(), new ColliderComponent()).add(new StaticColliderComponent()))
                .assign('p', tile -> kept(heroes, new Entity().bounds(Bounds.atPosition(tile.position(), 12, 16))
                    .add(new PhysicsComponent())
                    .add(new LeftRightControlComponent(), control -> control.acceleration = 1200)
                    .add(new JumpControlComponent(), jump -> jump.acceleration = 260)
                    .add(new CollisionSensorComponent())
                    .add(new CollisionDetailsComponent())
                    .add(new SuspendJumpControlComponent())))
                .assign('b', tile -> kept(bugs, new Entity().bounds(Bounds.atPosition(tile.position(), 14, 12))
                    .add(new PhysicsComponent())
                    .add(new PatrolMovementComponent(30)))));
        final List<double[]> places = new ArrayList<>();
        for (int frame = 0; frame < 200; frame++) {
            if (frame == 20) {
                engine.press(KeyEvent.VK_RIGHT);
            }
            if (frame == 60 || frame == 130) {
                engine.press(KeyEvent.VK_SPACE);
            }
            if (frame == 66 || frame == 136) {
                engine.release(KeyEvent.VK_SPACE);
            }
            engine.frames(1);
            final Vector hero = heroes.getFirst().origin();
            final Vector bug = bugs.stream().map(Entity::origin).min(Comparator.comparing(Vector::x)).orElseThrow();
            places.add(new double[]{hero.x(), hero.y(), bug.x(), bug.y()});
        }
        new Recording().put("places", places).print();
    }

    private static Entity kept(final List<Entity> list, final Entity entity) {
        list.add(entity);
        return entity;
    }

    private static Entity solid(final Bounds bounds, final ColliderComponent collider) {
        return new Entity().bounds(bounds).add(collider);
    }
}
