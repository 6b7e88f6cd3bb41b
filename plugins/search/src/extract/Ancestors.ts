interface Open {
  tag: string;
  id: string;
  /** Whether a heading inside may take this element's id: no heading has done so yet. */
  isFree: boolean;
}

/** The elements that are open, from the outermost to the innermost. */
export class Ancestors {
  readonly #open: Open[] = [];

  /** How many elements are open. */
  get depth(): number {
    return this.#open.length;
  }

  get innermost(): string | undefined {
    return this.#open[this.#open.length - 1]?.tag;
  }

  /** Whether an element of one of these names is open. */
  isIn(tags: readonly string[]): boolean {
    return this.#open.some(({tag}) => tags.includes(tag));
  }

  /** Depth of the header of an article that is open; 0 where none is. */
  get articleHeader(): number {
    const depth = this.#open.map(({tag}) => tag).lastIndexOf('header') + 1;
    return this.#open.slice(0, depth).some(({tag}) => tag === 'article') ? depth : 0;
  }

  /** @param id that a heading inside may take; empty for none */
  open(tag: string, id: string): void {
    this.#open.push({tag, id, isFree: id !== ''});
  }

  /**
   * Closes the innermost element of that name, with all inside.
   * @returns the depth that it had, or 0 where none is open
   */
  close(tag: string): number {
    let index = this.#open.length - 1;
    while (index >= 0 && this.#open[index]?.tag !== tag) index--;
    if (index >= 0) this.#open.length = index;
    return index + 1;
  }

  /**
   * Takes the id of the nearest element around the innermost one, within the content. Only the first
   * who asks gets it.
   * @returns the id, or an empty text where there is none
   */
  takeId(): string {
    for (let index = this.#open.length - 2; index >= 0; index--) {
      const open = this.#open[index] as Open;
      if (open.tag === 'main' || open.tag === 'body' || open.tag === 'article') return '';
      if (open.id === '') continue;
      if (!open.isFree) return '';
      open.isFree = false;
      return open.id;
    }
    return '';
  }
}
