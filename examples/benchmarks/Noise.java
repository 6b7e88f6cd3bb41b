import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.utils.FractalNoise;

/** Fractal noise at 64 × 64 points with zoom 32, for releases 3.5.1 and 3.6.0. */
public class Noise {

    public static void main(String[] args) {
        Measure.call("fractal noise, 64 x 64 points", () -> {
            for (int y = 0; y < 64; y++) {
                for (int x = 0; x < 64; x++) {
                    FractalNoise.generateFractalNoise(32, 1234L, Offset.at(x, y));
                }
            }
        });
    }
}
