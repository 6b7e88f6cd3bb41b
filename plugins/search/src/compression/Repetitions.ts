import {LONGEST, SHORTEST} from './CodeBook';

const HASH_BITS = 13;
/** Places with the same first bytes that are looked at. */
const MOST_TRIES = 32;
/** Furthest place that is looked at, in bytes. */
const FURTHEST = 32_768;

const NOWHERE = -1;

/** Finds earlier places of a buffer at which the same bytes stand. */
export class Repetitions {
  /** By hash of the first bytes: the last place with it, and by place the one before. */
  readonly #last = new Int32Array(1 << HASH_BITS);
  #before = new Int32Array(0);
  #known = 0;
  /** What is known of a shared text, which most buffers of an index begin with. */
  #sharedText: Uint8Array | undefined;
  readonly #lastOfShared = new Int32Array(1 << HASH_BITS);
  #beforeOfShared = new Int32Array(0);
  /** What was found last. */
  readonly lengths = new Uint16Array(LONGEST);
  readonly distances = new Uint16Array(LONGEST);
  buffer: Uint8Array = new Uint8Array(0);

  /**
   * Starts on another buffer.
   * @param sharedText what the buffer begins with
   */
  open(buffer: Uint8Array, sharedText?: Uint8Array): void {
    this.buffer = buffer;
    if (this.#before.length < buffer.length) this.#before = new Int32Array(buffer.length * 2);
    this.#known = sharedText ? Math.max(0, sharedText.length - SHORTEST + 1) : 0;
    if (this.#known === 0) this.#last.fill(NOWHERE);
    else if (sharedText === this.#sharedText) {
      this.#last.set(this.#lastOfShared);
      this.#before.set(this.#beforeOfShared);
    } else this.#learnShared(sharedText);
  }

  #learnShared(sharedText: Uint8Array | undefined): void {
    const end = this.#known;
    this.#known = 0;
    this.#last.fill(NOWHERE);
    this.#learn(end);
    this.#sharedText = sharedText;
    this.#lastOfShared.set(this.#last);
    this.#beforeOfShared = this.#before.slice(0, end);
  }

  /** Gets to know the places before `end`. */
  #learn(end: number): void {
    const [before, last] = [this.#before, this.#last];
    for (; this.#known < end; this.#known++) {
      const hash = this.#hash(this.#known);
      before[this.#known] = last[hash] as number;
      last[hash] = this.#known;
    }
  }

  #hash(at: number): number {
    const {buffer} = this;
    const bytes =
      (buffer[at] as number) |
      ((buffer[at + 1] as number) << 8) |
      ((buffer[at + 2] as number) << 16);
    return Math.imul(bytes, 0x9e3779b1) >>> (32 - HASH_BITS);
  }

  /**
   * Looks for the repetitions at a place that are longer than all nearer ones. Places are asked for
   * in rising order.
   * @param end where a repetition ends at most
   * @returns how many there are; `lengths` and `distances` hold them, the nearest first
   */
  find(at: number, end: number): number {
    const {buffer, lengths, distances} = this;
    const before = this.#before;
    const most = Math.min(LONGEST, end - at);
    if (most < SHORTEST) return 0;
    this.#learn(at);
    let found = 0;
    let longest = SHORTEST - 1;
    let from = this.#last[this.#hash(at)] as number;
    for (let tries = MOST_TRIES; from !== NOWHERE && at - from <= FURTHEST && tries > 0; tries--) {
      if (buffer[from + longest] === buffer[at + longest]) {
        let length = 0;
        while (length < most && buffer[from + length] === buffer[at + length]) length++;
        if (length > longest) {
          lengths[found] = length;
          distances[found++] = at - from;
          if (length === most) return found;
          longest = length;
        }
      }
      from = before[from] as number;
    }
    return found;
  }
}
