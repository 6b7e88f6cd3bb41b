/*
 * title: Sunlight between trees
 * about: Directional light falls from above, and crowns of trees cast shadows.
 * page: /docs/guides/light-and-shadow
 * tags: light, shadow
 * frame: 60
 * alt: A meadow with six dark green trees. Their shadows all point to the lower left.
 */
import dev.screwbox.core.Angle;
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Engine;
import dev.screwbox.core.Percent;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.light.DirectionalLightComponent;
import dev.screwbox.core.environment.light.OccluderComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.options.OvalDrawOptions;

import java.util.List;
import java.util.stream.IntStream;

public class Sunlight {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Sunlight");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setUseAntialiasing(true)
            .setBackgroundColor(Color.hex("#8fbf6a"));
        engine.environment().enableAllFeatures();
        // region sun
        engine.environment().addEntity(new Entity("sun")
            .bounds(Bounds.atOrigin(-420, -330, 1000, 700))
            .add(new DirectionalLightComponent(), sun -> sun.angle = Angle.degrees(15)));
        // endregion
        List<Vector> trees = IntStream.range(0, 6)
            .mapToObj(nr -> Vector.$(nr * 100 - 230, nr * 71 % 160 - 100))
            .toList();
        for (var tree : trees) {
            engine.environment().addEntity(
                new TransformComponent(tree, 34, 34),
                new OccluderComponent(false));
        }
        engine.environment().addSystem(game -> trees.forEach(tree -> game.graphics().world()
            .drawCircle(tree, 24, OvalDrawOptions.filled(Color.hex("#2f6b3a")))));
        engine.graphics().light().setAmbientLight(Percent.of(0.5));
        engine.start();
    }
}
