/*
 * title: A level from Tiled
 * about: Loads a map that was exported from Tiled: layers, colliders, a player and the gravity.
 * page: /docs/guides/tile-maps
 * tags: tile maps, import, files
 * frame: 90
 * events: 22 player goes nowhere
 * files: maps/level-1.json, maps/tiles.json, maps/tiles.png, tilesets/hero.json, tilesets/hero.png
 * alt: A level of grass and earth between two brick walls, with green bushes behind it. A hero with orange hair is on the left, and a brick platform floats above.
 */
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.importing.ImportCondition;
import dev.screwbox.core.environment.importing.ImportOptions;
import dev.screwbox.core.environment.physics.ColliderComponent;
import dev.screwbox.core.environment.physics.GravityComponent;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.physics.StaticColliderComponent;
import dev.screwbox.core.environment.rendering.CameraBoundsComponent;
import dev.screwbox.core.environment.rendering.CameraTargetComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.tiled.GameObject;
import dev.screwbox.tiled.Map;
import dev.screwbox.tiled.Tileset;

public class TiledMap {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Tiled map");
        engine.graphics().configuration()
            .setResolution(640, 320)
            .setBackgroundColor(Color.hex("#bfe3f5"));
        Map level = Map.fromJson("maps/level-1.json");
        Tileset hero = Tileset.fromJson("tilesets/hero.json");
        double gravity = level.properties().tryGetDouble("gravity").orElse(500.0);
        engine.environment()
            .enableAllFeatures()
            .addEntity("gravity", new GravityComponent(Vector.y(gravity)))
            .importSource(ImportOptions.indexedSources(level.tiles(), tile -> tile.layer().clazz())
                .assign(ImportCondition.always(), tile -> new Entity()
                    .bounds(tile.bounds())
                    .add(new RenderComponent(tile.sprite(), tile.layer().order()), render -> {
                        render.parallaxX = tile.layer().parallaxX();
                        render.options = render.options.opacity(tile.layer().opacity());
                    }))
                .assign("solid", tile -> new Entity()
                    .bounds(tile.bounds())
                    .add(new ColliderComponent())
                    .add(new StaticColliderComponent())))
            .importSource(ImportOptions.indexedSources(level.objects(), GameObject::name)
                .assign("player", object -> new Entity(object.id(), "player")
                    .bounds(Bounds.atPosition(object.position(), 12, 16))
                    .add(new RenderComponent(hero.findByName("idle"), 10))
                    .add(new PhysicsComponent())
                    .add(new CameraTargetComponent()))
                .assign("level", object -> new Entity("level")
                    .bounds(object.bounds())
                    .add(new CameraBoundsComponent())));
        engine.graphics().camera().setZoom(2);
        engine.start();
    }
}
