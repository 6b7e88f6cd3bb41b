import type {Section} from './Page';

const SPACES = /\s+/g;

/** Collects the text of one section. White space is folded as a browser shows it. */
export class SectionWriter {
  heading = '';
  #text = '';
  #code: number[] = [];
  #space = false;

  constructor(public hash: string) {}

  get isEmpty(): boolean {
    return this.#text === '';
  }

  /** The next text does not continue the last word. */
  separate(): void {
    this.#space = true;
  }

  add(chunk: string, isCode: boolean): void {
    const folded = chunk.replace(SPACES, ' ');
    const starts = folded.startsWith(' ');
    const content = folded.trim();
    if (content === '') {
      if (folded !== '') this.#space = true;
      return;
    }
    if ((this.#space || starts) && this.#text !== '') this.#text += ' ';
    const start = this.#text.length;
    this.#text += content;
    this.#space = folded.endsWith(' ');
    if (!isCode) return;
    const last = this.#code.length - 1;
    if (last > 0 && start - (this.#code[last] as number) < 2) this.#code[last] = this.#text.length;
    else this.#code.push(start, this.#text.length);
  }

  finish(): Section {
    return {heading: this.heading, hash: this.hash, text: this.#text, code: this.#code};
  }
}
