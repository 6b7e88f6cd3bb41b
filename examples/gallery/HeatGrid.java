/*
 * title: Heat that the mouse leaves behind
 * about: A grid holds a number for each cell. The mouse heats the cells, and they cool down again.
 * page: /docs/core-modules/navigation
 * tags: navigation, grid, mouse
 * frame: 130
 * input: 10 move 80 280; 20 move 120 240; 30 move 170 190; 40 move 220 150; 50 move 270 120; 60 move 320 110; 70 move 370 120; 80 move 420 150; 90 move 470 190; 100 move 510 240; 110 move 540 270; 120 move 560 280
 * alt: A trail of square cells in an arc. The cells at its right end are bright yellow, and the older ones fade to dark red.
 */
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Engine;
import dev.screwbox.core.Percent;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.options.RectangleDrawOptions;
import dev.screwbox.core.navigation.Grid;

public class HeatGrid {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Heat");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#14182b"));
        // region grid
        Grid<Double> heat = Grid.createByCellSize(
            Size.square(16), Bounds.atPosition(0, 0, 640, 352), Double.class);
        heat.fill(0.0);

        engine.environment().addSystem(game -> {
            heat.fill(Bounds.atPosition(game.mouse().position(), 40, 40), 1.0);
            for (Offset cell : heat.cells()) {
                double value = heat.get(cell);
                if (value > 0.05) {
                    Color color = Color.hex("#b3000f")
                        .mix(Color.hex("#ffd166"), Percent.of(value)).opacity(value);
                    game.graphics().world().drawRectangle(
                        heat.cellBounds(cell).expand(-2), RectangleDrawOptions.filled(color));
                    heat.set(cell, value - game.loop().delta(0.4));
                }
            }
        });
        // endregion
        engine.start();
    }
}
