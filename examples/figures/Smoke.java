import dev.screwbox.core.Vector;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.smoke.internal.FluidSimulation;
import recording.Recording;

import java.util.ArrayList;
import java.util.List;

/** Opacity along the middle column of a grid of 48 × 48 cells with a fire, in every 20th of 200 frames of a 60th of a second. */
public class Smoke {

    private static final int SIZE = 48;

    public static void main(final String[] args) {
        final var grid = new FluidSimulation(SIZE);
        final List<double[]> columns = new ArrayList<>();
        final List<double[]> rows = new ArrayList<>();
        for (int frame = 1; frame <= 200; frame++) {
            for (int x = 22; x <= 26; x++) {
                for (int y = 38; y <= 42; y++) {
                    grid.addDensity(Offset.at(x, y), 4 / 60.0 / 255, Color.WHITE);
                    grid.addVelocity(x, y, Vector.y(-1.6 / 60));
                }
            }
            grid.step(1 / 60.0, 0.0000000004, 0.00001, 2);
            grid.fade(0.2 / 60);
            if (frame % 20 == 0) {
                final double[] column = new double[SIZE];
                final double[] row = new double[SIZE];
                for (int i = 0; i < SIZE; i++) {
                    column[i] = grid.densityData().alpha(24, i);
                    row[i] = grid.densityData().alpha(i, 36);
                }
                columns.add(column);
                rows.add(row);
            }
        }
        new Recording().put("columns", columns).put("rows", rows).print();
    }
}
