import type {Section} from './Page';

const SPACES = /\s+/g;
/** White space that is not one space. */
const UNFOLDED = /\s\s|[^\S ]/;

/** Collects the text of one section. White space is folded as a browser shows it. */
export class SectionWriter {
  heading = '';
  readonly #parts: string[] = [];
  #length = 0;
  #code: number[] = [];
  #space = false;

  constructor(public hash: string) {}

  get isEmpty(): boolean {
    return this.#length === 0;
  }

  /** Letters of the text. */
  get length(): number {
    return this.#length;
  }

  /** The next text does not continue the last word. */
  separate(): void {
    this.#space = true;
  }

  add(chunk: string, isCode: boolean): void {
    const folded = UNFOLDED.test(chunk) ? chunk.replace(SPACES, ' ') : chunk;
    const starts = folded.startsWith(' ');
    const content = folded.trim();
    if (content === '') {
      if (folded !== '') this.#space = true;
      return;
    }
    if ((this.#space || starts) && this.#length > 0) this.#push(' ');
    const start = this.#length;
    this.#push(content);
    this.#space = folded.endsWith(' ');
    if (!isCode) return;
    const last = this.#code.length - 1;
    if (last > 0 && start - (this.#code[last] as number) < 2) this.#code[last] = this.#length;
    else this.#code.push(start, this.#length);
  }

  #push(part: string): void {
    this.#parts.push(part);
    this.#length += part.length;
  }

  finish(): Section {
    return {heading: this.heading, hash: this.hash, text: this.#parts.join(''), code: this.#code};
  }
}
