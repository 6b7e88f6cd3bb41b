package runner;

import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.Control;
import javax.sound.sampled.DataLine;
import javax.sound.sampled.Line;
import javax.sound.sampled.LineListener;
import javax.sound.sampled.Mixer;
import javax.sound.sampled.SourceDataLine;
import javax.sound.sampled.TargetDataLine;

final class SilentMixer implements Mixer {

    private static final class SilentInfo extends Info {
        SilentInfo() {
            super("Silence", "ScrewBox documentation", "A silent sound card", "1");
        }
    }

    private final Info info = new SilentInfo();

    @Override
    public Info getMixerInfo() {
        return info;
    }

    private static Line.Info anyFormat(Class<? extends Line> type) {
        return new DataLine.Info(type, new AudioFormat[0], 0, AudioSystem.NOT_SPECIFIED);
    }

    @Override
    public Line.Info[] getSourceLineInfo() {
        return new Line.Info[]{anyFormat(SourceDataLine.class)};
    }

    @Override
    public Line.Info[] getTargetLineInfo() {
        return new Line.Info[]{anyFormat(TargetDataLine.class)};
    }

    @Override
    public Line.Info[] getSourceLineInfo(Line.Info wanted) {
        return isLine(wanted, SourceDataLine.class) ? getSourceLineInfo() : new Line.Info[0];
    }

    @Override
    public Line.Info[] getTargetLineInfo(Line.Info wanted) {
        return isLine(wanted, TargetDataLine.class) ? getTargetLineInfo() : new Line.Info[0];
    }

    private static boolean isLine(Line.Info wanted, Class<? extends Line> type) {
        return wanted.getLineClass() == type;
    }

    @Override
    public boolean isLineSupported(Line.Info wanted) {
        return isLine(wanted, SourceDataLine.class) || isLine(wanted, TargetDataLine.class);
    }

    @Override
    public Line getLine(Line.Info wanted) {
        if (!isLineSupported(wanted) || !(wanted instanceof DataLine.Info line)) {
            throw new IllegalArgumentException("Not a line of the silent mixer: " + wanted);
        }
        final AudioFormat[] formats = line.getFormats();
        final AudioFormat format = formats.length > 0
            ? formats[0]
            : new AudioFormat(44_100, 16, 2, true, false);
        return isLine(wanted, SourceDataLine.class)
            ? new SilentOutput(line, format)
            : new SilentInput(line, format);
    }

    @Override
    public int getMaxLines(Line.Info wanted) {
        return AudioSystem.NOT_SPECIFIED;
    }

    @Override
    public Line[] getSourceLines() {
        return new Line[0];
    }

    @Override
    public Line[] getTargetLines() {
        return new Line[0];
    }

    @Override
    public void synchronize(Line[] lines, boolean maintainSync) {
        throw new IllegalArgumentException("Lines of the silent mixer cannot be synchronized.");
    }

    @Override
    public void unsynchronize(Line[] lines) {
        throw new IllegalArgumentException("Lines of the silent mixer cannot be synchronized.");
    }

    @Override
    public boolean isSynchronizationSupported(Line[] lines, boolean maintainSync) {
        return false;
    }

    @Override
    public Line.Info getLineInfo() {
        return new Line.Info(Mixer.class);
    }

    @Override
    public void open() {
        // The mixer has no resources.
    }

    @Override
    public void close() {
        // The mixer has no resources.
    }

    @Override
    public boolean isOpen() {
        return true;
    }

    @Override
    public Control[] getControls() {
        return new Control[0];
    }

    @Override
    public boolean isControlSupported(Control.Type control) {
        return false;
    }

    @Override
    public Control getControl(Control.Type control) {
        throw new IllegalArgumentException("The silent mixer has no control " + control);
    }

    @Override
    public void addLineListener(LineListener listener) {
        // The mixer never opens or closes, so listeners would never be called.
    }

    @Override
    public void removeLineListener(LineListener listener) {
        // The mixer never opens or closes, so listeners would never be called.
    }
}
