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
