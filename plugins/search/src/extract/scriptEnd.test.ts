import {expect, it} from 'vitest';
import {randomNumbers} from '../__tests__/randomNumbers';
import {DOCTYPE, expectStandard} from './__tests__/expectStandard';
import {extractPage} from './extractPage';

const PIECES =
  '<!--|-->|--!>|-|>|<|!|<script>|<script|<script |<scripts>|<SCRIPT/>|</script>|</script|</script x>|</SCRIPT >|</scripts>|x|\n|\v'.split(
    '|',
  );

it('is where the standard has it, in 10,000 random texts', () => {
  const random = randomNumbers(21);
  for (let round = 0; round < 10_000; round++) {
    let script = random() < 0.5 ? '<!--' : '';
    for (let left = Math.ceil(random() * 9); left > 0; left--)
      script += PIECES[Math.floor(random() * PIECES.length)] ?? '';
    expectStandard(`${DOCTYPE}<main><script>${script}</script>one`);
  }
});

it('is behind the scripts that a script writes from a comment', () => {
  const script = `<!--\ndocument.write('<script src="a.js"></script>');\n//-->`;
  const html = `<main><h1>Lamps</h1><script>${script}</script>Seen</main>`;
  expect(extractPage('/p', html)?.sections[0]?.text).toBe('Seen');
});
