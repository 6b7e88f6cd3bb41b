/*
 * title: Move with WASD
 * about: A dot moves in eight directions and leaves its path behind.
 * page: /docs/core-modules/keyboard
 * tags: keyboard, input
 * frame: 150
 * picture: loop 12-150
 * input: 20 press D; 40 press S; 55 release D; 70 release S; 71 press D; 85 press W; 120 release W
 * alt: A yellow dot at the end of an orange line. The line runs to the right, down, and up again, partly at an angle of 45 degrees.
 */
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.World;
import dev.screwbox.core.graphics.options.LineDrawOptions;
import dev.screwbox.core.graphics.options.OvalDrawOptions;

import java.util.ArrayList;
import java.util.List;

public class MoveWithKeys {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Move with WASD");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#1b2440"));

        List<Vector> path = new ArrayList<>(List.of(Vector.$(-200, -60)));
        // region move
        engine.environment().addSystem(game -> {
            Vector movement = game.keyboard().wsadMovement(game.loop().delta(200));
            path.add(path.getLast().add(movement));
        });
        // endregion
        engine.environment().addSystem(game -> {
            World world = game.graphics().world();
            for (int nr = 1; nr < path.size(); nr++) {
                world.drawLine(path.get(nr - 1), path.get(nr),
                    LineDrawOptions.color(Color.ORANGE).strokeWidth(4));
            }
            world.drawCircle(path.getLast(), 12, OvalDrawOptions.filled(Color.YELLOW));
        });
        engine.start();
    }
}
