import type {Landscape} from './landscape';
import type {Patch} from './pixelArt';

/** What of the scene never moves, from the back to the front. */
export function landscapePatches(landscape: Landscape): Patch[] {
  const {width, height, ground, ledges, trunk, crown, clouds, flowers} = landscape;
  const [left, right, bottom] = ground;
  const stones = [left, right].flatMap((bank) =>
    bank
      ? Array.from({length: Math.floor(bank.width / 23)}, (_, at) => ({
          x: Math.max(0, bank.x) + 8 + at * 23,
          y: bank.y + 9 + ((at * 7) % 17),
          width: 4,
          height: 3,
          color: 'stone' as const,
        })).filter(({x}) => x < bank.x + bank.width - 6)
      : [],
  );
  return [
    {x: 0, y: 0, width, height, color: 'sky'},
    ...clouds.map((cloud) => ({...cloud, color: 'cloud' as const})),
    {...trunk, color: 'stone'},
    ...crown.map((leaves) => ({...leaves, color: 'leaf' as const})),
    ...[left, right, bottom].flatMap((bank) => (bank ? [{...bank, color: 'earth' as const}] : [])),
    ...[left, right].flatMap((bank) =>
      bank ? [{...bank, height: 4, color: 'grass' as const}] : [],
    ),
    ...stones,
    ...ledges.flatMap((ledge): Patch[] => [
      {...ledge, x: ledge.x + 2, width: ledge.width - 4, color: 'earth'},
      {...ledge, height: 4, color: 'grass'},
    ]),
    ...flowers.map(({x, y}) => ({x, y, width: 3, height: 3, color: 'flower' as const})),
  ];
}
