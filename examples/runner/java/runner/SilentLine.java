package runner;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.Control;
import javax.sound.sampled.DataLine;
import javax.sound.sampled.FloatControl;
import javax.sound.sampled.LineEvent;
import javax.sound.sampled.LineListener;

abstract class SilentLine implements DataLine {

    private static final int FRAMES_OF_BUFFER = 4_410;

    private final Info info;
    private final Set<LineListener> listeners = ConcurrentHashMap.newKeySet();
    private final Map<Control.Type, Control> controls = Map.of(
        FloatControl.Type.MASTER_GAIN,
        new Range(FloatControl.Type.MASTER_GAIN, -80, 6, "dB"),
        FloatControl.Type.PAN, new Range(FloatControl.Type.PAN, -1, 1, ""));
    private AudioFormat format;
    private volatile boolean isOpen;
    private volatile boolean isRunning;
    private long position;

    private static final class Range extends FloatControl {
        Range(Type type, float lowest, float highest, String units) {
            super(type, lowest, highest, 0.01f, -1, 0, units);
        }
    }

    SilentLine(Info info, AudioFormat format) {
        this.info = info;
        this.format = format;
    }

    public void open(AudioFormat wanted, int bufferSize) {
        open(wanted);
    }

    public void open(AudioFormat wanted) {
        format = wanted;
        open();
    }

    @Override
    public void open() {
        isOpen = true;
        tell(LineEvent.Type.OPEN);
    }

    @Override
    public void close() {
        isOpen = false;
        isRunning = false;
        tell(LineEvent.Type.CLOSE);
    }

    @Override
    public void start() {
        isRunning = true;
        tell(LineEvent.Type.START);
    }

    @Override
    public void stop() {
        isRunning = false;
        tell(LineEvent.Type.STOP);
    }

    private void tell(LineEvent.Type type) {
        final LineEvent event = new LineEvent(this, type, position);
        listeners.forEach(listener -> listener.update(event));
    }

    /** Blocks for the duration of the sound. */
    final int pass(int bytes) {
        final int frames = bytes / format.getFrameSize();
        try {
            Thread.sleep((long) (1000 * frames / format.getSampleRate()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        position += frames;
        return bytes;
    }

    @Override
    public void drain() {
        // Nothing to do, because all data has already been played.
    }

    @Override
    public void flush() {
        // Nothing to do, because all data has already been played.
    }

    @Override
    public boolean isRunning() {
        return isRunning;
    }

    @Override
    public boolean isActive() {
        return isRunning;
    }

    @Override
    public boolean isOpen() {
        return isOpen;
    }

    @Override
    public AudioFormat getFormat() {
        return format;
    }

    @Override
    public int getBufferSize() {
        return FRAMES_OF_BUFFER * format.getFrameSize();
    }

    @Override
    public int available() {
        return getBufferSize();
    }

    @Override
    public int getFramePosition() {
        return (int) position;
    }

    @Override
    public long getLongFramePosition() {
        return position;
    }

    @Override
    public long getMicrosecondPosition() {
        return (long) (1_000_000 * position / format.getSampleRate());
    }

    @Override
    public float getLevel() {
        return 0;
    }

    @Override
    public Info getLineInfo() {
        return info;
    }

    @Override
    public Control[] getControls() {
        return controls.values().toArray(Control[]::new);
    }

    @Override
    public boolean isControlSupported(Control.Type control) {
        return controls.containsKey(control);
    }

    @Override
    public Control getControl(Control.Type control) {
        if (!isControlSupported(control)) {
            throw new IllegalArgumentException("The silent line has no control " + control);
        }
        return controls.get(control);
    }

    @Override
    public void addLineListener(LineListener listener) {
        listeners.add(listener);
    }

    @Override
    public void removeLineListener(LineListener listener) {
        listeners.remove(listener);
    }
}
