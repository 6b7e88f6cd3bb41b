/**
 * Words that readers and writers of documentation use for the same thing. Only what holds in any
 * documentation: a site's own words are its `synonyms`. The two spellings of English are an edit apart
 * and are found as misspellings are.
 */
export const ENGLISH_SYNONYMS: readonly (readonly string[])[] = `add insert append
allow permit enable
big large
change modify edit update
check verify validate test
choose select pick
convert transform
copy duplicate clone
count number amount
create make build
delete remove erase
error failure exception
fast quick speed
find search locate
folder directory
get fetch retrieve
image picture
install setup
key button
merge join combine
order sort
pause wait sleep
prevent avoid
quit exit close
repeat loop iterate
resize scale
rotate turn
save store persist
screen monitor display
send emit
show display
small little
sound audio
split divide separate
start begin launch run
stop end finish
text string
write output
cancel abort`
  .split('\n')
  .map((group) => group.split(' '));

/** A synonym as its author writes it: a word may have hyphens or dots, but no spaces. */
export const SINGLE_WORD = /^\S+$/;

/**
 * Looks up the words that mean the same as a word or as a form of it.
 * @param groups words that mean the same, as they are indexed; a word may be in several groups
 * @returns the other words of all groups with the word
 */
export function synonymLookup(
  groups: readonly (readonly string[])[],
  stem: (word: string) => string,
): (word: string) => readonly string[] {
  const synonyms = new Map<string, string[]>();
  for (const group of groups) {
    for (const word of group) {
      const others = group.filter((other) => other !== word);
      synonyms.set(stem(word), [...(synonyms.get(stem(word)) ?? []), ...others]);
    }
  }
  return (word) => synonyms.get(stem(word)) ?? [];
}
