/*
 * title: Heat that the mouse leaves behind
 * about: A grid holds a number for each cell. The mouse heats the cells, and they cool down again.
 * page: /docs/core-modules/navigation
 * tags: navigation, grid, mouse
 * frame: 130
 * picture: loop 9-180
 * input: 10 move 80 280; 13 move 92 266; 16 move 104 253; 19 move 116 240; 22 move 128 227; 25 move 140 214; 28 move 152 202; 31 move 164 191; 34 move 176 180; 37 move 188 169; 40 move 200 159; 43 move 212 150; 46 move 224 142; 49 move 236 135; 52 move 248 128; 55 move 260 122; 58 move 272 118; 61 move 284 114; 64 move 296 112; 67 move 308 110; 70 move 320 110; 73 move 332 110; 76 move 344 112; 79 move 356 114; 82 move 368 118; 85 move 380 122; 88 move 392 128; 91 move 404 135; 94 move 416 142; 97 move 428 150; 100 move 440 159; 103 move 452 169; 106 move 464 180; 109 move 476 191; 112 move 488 202; 115 move 500 214; 118 move 512 227; 121 move 524 240; 124 move 536 253; 127 move 548 266; 130 move 560 280
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
            if (game.mouse().isCursorOnScreen()) {
                heat.fill(Bounds.atPosition(game.mouse().position(), 40, 40), 1.0);
            }
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
