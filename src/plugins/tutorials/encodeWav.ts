/** A part of a sound: a tone or noise that glides from one pitch to another and fades out. */
export interface Tone {
  readonly wave: 'square' | 'triangle' | 'noise';
  /** Pitch at the start and at the end, in hertz. */
  readonly from: number;
  readonly to: number;
  readonly milliseconds: number;
  /** 0 (silent) to 1. */
  readonly volume: number;
}

const SAMPLE_RATE = 22050;
const LOUDEST = 32767;

/** Values of one wave at a phase from 0 to 1, between -1 and 1. */
const WAVES = {
  square: (phase: number) => (phase < 0.5 ? 1 : -1),
  triangle: (phase: number) => 1 - 4 * Math.abs(phase - 0.5),
};

/** Noise that is the same in every build. */
function seededNoise(): () => number {
  let state = 1;
  return () => {
    state = (state * 16807) % 2147483647;
    return (state / 2147483647) * 2 - 1;
  };
}

function samplesOf({wave, from, to, milliseconds, volume}: Tone): number[] {
  const count = Math.round((SAMPLE_RATE * milliseconds) / 1000);
  const noise = seededNoise();
  let level = noise();
  let phase = 0;
  return Array.from({length: count}, (_, index) => {
    const progress = index / count;
    phase += (from + (to - from) * progress) / SAMPLE_RATE;
    if (phase >= 1) {
      phase -= 1;
      level = noise();
    }
    const value = wave === 'noise' ? level : WAVES[wave](phase);
    return Math.round(value * volume * (1 - progress) * LOUDEST);
  });
}

/** Synthesises tones one after another as a WAV file: 16 bits, one channel. */
export function encodeWav(tones: readonly Tone[]): Uint8Array {
  const samples = tones.flatMap(samplesOf);
  const bytes = new Uint8Array(44 + samples.length * 2);
  const view = new DataView(bytes.buffer);
  const text = (offset: number, value: string) => bytes.set(Buffer.from(value, 'latin1'), offset);
  text(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true); // length of the format
  view.setUint16(20, 1, true); // uncompressed
  view.setUint16(22, 1, true); // channels
  view.setUint32(24, SAMPLE_RATE, true);
  view.setUint32(28, SAMPLE_RATE * 2, true); // bytes per second
  view.setUint16(32, 2, true); // bytes per sample
  view.setUint16(34, 16, true); // bits per sample
  text(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, index) => view.setInt16(44 + index * 2, sample, true));
  return bytes;
}
