import dev.screwbox.core.graphics.ScreenBounds;
import dev.screwbox.core.graphics.ViewportLayout;
import dev.screwbox.core.graphics.layouts.HorizontalLayout;
import dev.screwbox.core.graphics.layouts.TableLayout;
import dev.screwbox.core.graphics.layouts.VerticalLayout;
import recording.Recording;

import java.util.ArrayList;
import java.util.List;

/** Areas of 1 to 9 viewports, with a padding of 0 and of 7 pixels, on a screen of 640 × 360. */
public class SplitScreen {

    public static void main(final String[] args) {
        final Recording recording = new Recording();
        for (final ViewportLayout layout : List.of(new HorizontalLayout(), new VerticalLayout(), new TableLayout())) {
            final List<double[]> areas = new ArrayList<>();
            for (final int padding : new int[]{0, 7}) {
                for (int count = 1; count <= 9; count++) {
                    for (int index = 0; index < count; index++) {
                        final var area = layout.calculateBounds(index, count, padding, new ScreenBounds(0, 0, 640, 360));
                        areas.add(new double[]{padding, count, index, area.x(), area.y(), area.width(), area.height()});
                    }
                }
            }
            recording.put(layout.getClass().getSimpleName(), areas);
        }
        recording.print();
    }
}
