const STOP_WORDS = new Set(
  `about above after again all also although always among another any are because been before being
  below between both but can cannot could did does doing done during each either else even every few
  for from further had has have having here how however into its itself just like made many may might
  more most much must never new not nothing now off often one only other others our out over own per
  rather same see shall should since some such than that the their them then there these they this
  those through thus too two under until upon use used uses using very was way were what when where
  whether which while who whose why will with within without would yet you your`.split(/\s+/),
);

/** Words of at least four letters in lower case, without stop words and without parts of code names. */
export function contentWords(text: string): string[] {
  return (text.match(/(?<![\p{L}\p{N}_.$@])\p{Lu}?\p{Ll}{3,19}(?![\p{L}\p{N}_(]|\.\p{L})/gu) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= 4 && !STOP_WORDS.has(word));
}
