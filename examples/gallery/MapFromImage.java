/*
 * title: A level from an image
 * about: Each pixel of a small image becomes a tile: black ones are walls, red ones are torches.
 * page: /docs/guides/tile-maps
 * tags: tile maps, import, files, light
 * frame: 60
 * files: maps/level-1.png
 * alt: A dark room with walls and platforms of purple blocks. Three orange torches light their surroundings.
 */
import dev.screwbox.core.Engine;
import dev.screwbox.core.Percent;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.importing.ImportOptions;
import dev.screwbox.core.environment.light.PointLightComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.utils.TileMap;

public class MapFromImage {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Map from an image");
        engine.graphics().configuration()
            .setResolution(640, 320)
            .setBackgroundColor(Color.hex("#2a2140"));
        engine.graphics().light().setAmbientLight(Percent.of(0.3));
        Sprite wall = Sprite.placeholder(Color.hex("#7f6bd1"), 16).addBorder(1, Color.hex("#4d3f8c"));
        Sprite torch = Sprite.placeholder(Color.hex("#ff8a3d"), 6);
        TileMap<Color> image = TileMap.fromImageFile("maps/level-1.png", Size.square(16));
        engine.environment()
            .enableAllFeatures()
            .importSource(ImportOptions.indexedSources(image.tiles(), TileMap.Tile::value)
                .assign(Color.BLACK, tile -> new Entity("wall")
                    .bounds(tile.bounds())
                    .add(new RenderComponent(wall)))
                .assign(Color.hex("#ff0000"), tile -> new Entity("torch")
                    .bounds(tile.bounds())
                    .add(new RenderComponent(torch))
                    .add(new PointLightComponent(70, Color.hex("#ff8a3d").opacity(0.8)))));
        engine.graphics().camera().setPosition(image.bounds().position());
        engine.graphics().camera().setZoom(2);
        engine.start();
    }
}
