/**
 * Returns a number with its noun, such as `1 page` and `2 pages`.
 * @param several plural of the noun. Default: the noun with an s
 */
export function counted(count: number, noun: string, several = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : several}`;
}
