/**
 * Returns a number with its noun, such as `1 page` and `2 pages`.
 * @param {number} count
 * @param {string} noun
 * @param {string} several plural of the noun, if it does not just add an s
 * @returns {string}
 */
export function counted(count, noun, several = `${noun}s`) {
  return `${count} ${count === 1 ? noun : several}`;
}
