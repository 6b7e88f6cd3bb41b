/** A part of a page that begins with an element and lasts while that is open. */
export class Extent {
  #depth = 0;

  /** Whether the reading is inside. */
  get isOpen(): boolean {
    return this.#depth > 0;
  }

  /** @param depth of the element that it begins with, from 1 */
  begin(depth: number): void {
    this.#depth = depth;
  }

  /**
   * @param depth of an element that has ended, with all inside
   * @returns whether that ends this
   */
  close(depth: number): boolean {
    if (this.#depth < depth) return false;
    this.#depth = 0;
    return true;
  }
}
