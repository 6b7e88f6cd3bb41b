/**
 * Words that readers and writers of documentation use for the same thing, and the two spellings of
 * English. Only what holds in any documentation: a site's own words are its `synonyms`.
 */
export const ENGLISH_SYNONYMS: readonly (readonly string[])[] = `
add insert append
allow permit enable
big large
change modify edit update
check verify validate test
choose select pick
convert transform
copy duplicate clone
count number amount
create make build
default standard
delete remove erase
error failure exception
fast quick speed
find search locate
folder directory
get fetch retrieve
hide invisible
image picture
install setup
key button
load read
maximum limit most
merge join combine
minimum least
move shift
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
slow delay
small little
sound audio
split divide separate
start begin launch run
stop end finish
text string
user person
window frame
write output
behavior behaviour
cancel abort
center centre
color colour
gray grey
initialize initialise
license licence
optimize optimise
serialize serialise
`
  .trim()
  .split('\n')
  .map((group) => group.split(' '));
