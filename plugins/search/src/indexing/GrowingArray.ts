/** Whole numbers up to 2³², appended one by one or many at a time. */
export class GrowingArray {
  values = new Uint32Array(4096);
  length = 0;

  push(value: number): void {
    if (this.length === this.values.length) this.#grow(this.length + 1);
    this.values[this.length++] = value;
  }

  append(values: Uint32Array): void {
    const length = this.length + values.length;
    if (length > this.values.length) this.#grow(length);
    this.values.set(values, this.length);
    this.length = length;
  }

  #grow(least: number): void {
    const grown = new Uint32Array(Math.max(least, this.values.length * 2));
    grown.set(this.values.subarray(0, this.length));
    this.values = grown;
  }
}
