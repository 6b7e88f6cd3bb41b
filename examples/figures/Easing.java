import dev.screwbox.core.Ease;
import dev.screwbox.core.Percent;
import recording.Recording;

/** Value of every ease at 201 points. */
public class Easing {

    public static void main(final String[] args) {
        final Recording recording = new Recording();
        for (final Ease ease : Ease.values()) {
            final double[] values = new double[201];
            for (int i = 0; i <= 200; i++) {
                values[i] = ease.applyOn(Percent.of(i / 200.0)).value();
            }
            recording.put(ease.name(), values);
        }
        recording.print();
    }
}
