/** A number with its noun, such as `1 page` and `2 pages`. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}
