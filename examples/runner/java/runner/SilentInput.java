package runner;

import java.util.Arrays;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.DataLine;
import javax.sound.sampled.TargetDataLine;

final class SilentInput extends SilentLine implements TargetDataLine {

    SilentInput(DataLine.Info info, AudioFormat format) {
        super(info, format);
    }

    @Override
    public int read(byte[] sound, int offset, int length) {
        Arrays.fill(sound, offset, offset + length, (byte) 0);
        return pass(length);
    }
}
