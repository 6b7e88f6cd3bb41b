import dev.screwbox.core.Angle;
import dev.screwbox.core.Bounds;
import dev.screwbox.core.RenderingApi;
import dev.screwbox.core.Vector;
import dev.screwbox.core.graphics.GraphicsConfiguration;
import dev.screwbox.core.graphics.light.internal.LightPhysics;
import recording.Recording;

import java.util.ArrayList;
import java.util.List;

/** Corners of the area that a lamp lights in the room of the figure, for 20 positions of the lamp. */
public class Light {

    private static final double[][] WALLS = {{90, 60, 36, 36}, {236, 50, 30, 76}, {210, 206, 90, 22}, {404, 84, 28, 28}};

    public static void main(final String[] args) {
        final var physics = new LightPhysics(new GraphicsConfiguration(RenderingApi.UNSPECIFIED));
        for (final double[] wall : WALLS) {
            physics.addAffectedByShadowOccluder(Bounds.atOrigin(wall[0], wall[1], wall[2], wall[3]));
        }
        final List<double[]> lamps = new ArrayList<>();
        final List<double[]> areas = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            final Vector lamp = Vector.$(160.3 + i * 3.7, 140.1 + i * 2.9);
            lamps.add(new double[]{lamp.x(), lamp.y()});
            areas.add(physics.calculateArea(Bounds.atPosition(lamp, 320, 320), Angle.MIN_DEGREES, Angle.MAX_DEGREES)
                .stream().flatMapToDouble(corner -> java.util.stream.DoubleStream.of(corner.x(), corner.y())).toArray());
        }
        new Recording().put("lamps", lamps).put("areas", areas).print();
    }
}
