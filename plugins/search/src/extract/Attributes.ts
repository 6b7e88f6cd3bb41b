import {decodeHTMLAttribute} from 'entities/decode';
import {withoutNull} from './nullCharacters';

/** The attributes of an element. */
export interface Attributes {
  /** The value, empty where only the name is written, or undefined. Names are in lower case. */
  get: (name: string) => string | undefined;
}

/** Attributes of elements that are there without a tag. */
export const NO_ATTRIBUTES: Attributes = {get: () => undefined};

/** Numbers that stand for one attribute: bounds of its name and of its value. */
const MARKS = 4;

/** Attributes as places in the text: most are never asked for, so none is cut out before. */
export class WrittenAttributes implements Attributes {
  readonly #marks: number[] = [];
  #length = 0;
  #hasCapitals = false;

  constructor(readonly html: string) {}

  clear(): void {
    this.#length = 0;
    this.#hasCapitals = false;
  }

  add(name: number, nameEnd: number, value: number, valueEnd: number): void {
    for (let at = name; at < nameEnd && !this.#hasCapitals; at++) {
      const code = this.html.charCodeAt(at);
      this.#hasCapitals = code > 127 || (code >= 65 && code <= 90);
    }
    const at = this.#length;
    this.#marks[at] = name;
    this.#marks[at + 1] = nameEnd;
    this.#marks[at + 2] = value;
    this.#marks[at + 3] = valueEnd;
    this.#length += MARKS;
  }

  /** Of several attributes with one name the first counts. */
  get(name: string): string | undefined {
    for (let at = 0; at < this.#length; at += MARKS) {
      if (!this.#isNamed(at, name)) continue;
      const value = withoutNull(this.html.slice(this.#marks[at + 2], this.#marks[at + 3]));
      return value.includes('&') ? decodeHTMLAttribute(value) : value;
    }
    return undefined;
  }

  #name(at: number): string {
    return this.html.slice(this.#marks[at], this.#marks[at + 1]);
  }

  #isNamed(at: number, name: string): boolean {
    if (this.#hasCapitals) return this.#name(at).toLowerCase() === name;
    const start = this.#marks[at] as number;
    return (
      (this.#marks[at + 1] as number) - start === name.length && this.html.startsWith(name, start)
    );
  }
}
