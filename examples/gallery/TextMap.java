/*
 * title: A level made of text
 * about: Each letter of a text becomes an entity: a wall, a coin or the hero.
 * page: /docs/guides/tile-maps, /docs/core-modules/environment, /docs/reference/noteworthy-utils
 * tags: tile maps, import
 * frame: 60
 * alt: A small level seen from the side and made of teal blocks. Yellow coins lie on its ledges, and an orange hero is at the bottom.
 */
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.importing.ImportOptions;
import dev.screwbox.core.environment.physics.ColliderComponent;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.physics.StaticColliderComponent;
import dev.screwbox.core.environment.rendering.CameraBoundsComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.utils.TileMap;

public class TextMap {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Tile map");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#1b2440"));
        // region map
        TileMap<Character> map = TileMap.fromString("""
            ####################
            #                  #
            #   o          o o #
            #  ###        #### #
            #       o          #
            #      ####        #
            # p           o  o #
            ####################
            """.replace("\n", System.lineSeparator()));
        // endregion
        // region import
        Sprite wall = Sprite.placeholder(Color.hex("#2bb3a3"), 16).addBorder(1, Color.hex("#1d7d72"));
        engine.environment()
            .enableAllFeatures()
            .importSource(ImportOptions.indexedSources(map.tiles(), TileMap.Tile::value)
                .assign('#', tile -> new Entity("wall")
                    .bounds(tile.bounds())
                    .add(new RenderComponent(wall))
                    .add(new ColliderComponent())
                    .add(new StaticColliderComponent()))
                .assign('o', tile -> new Entity("coin")
                    .bounds(tile.bounds())
                    .add(new RenderComponent(Sprite.placeholder(Color.hex("#ffd166"), 8))))
                .assign('p', tile -> new Entity("player")
                    .bounds(tile.bounds())
                    .add(new RenderComponent(Sprite.placeholder(Color.hex("#ff8a3d"), 16)))
                    .add(new PhysicsComponent())));
        // endregion
        // region limits
        engine.environment().addEntity("limits",
            new TransformComponent(map.bounds()),
            new CameraBoundsComponent());
        // endregion
        engine.graphics().camera().setPosition(map.bounds().position());
        engine.graphics().camera().setZoom(2);
        engine.start();
    }
}
