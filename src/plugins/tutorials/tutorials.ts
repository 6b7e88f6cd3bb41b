import path from 'node:path';
import firstArt from '../../components/figures/first-game/pictures.json';
import secondArt from '../../components/figures/second-game/pictures.json';
import type {Frame, Palette} from './drawPicture';

export const ASSETS = 'src/main/resources/assets';

export interface Tutorial {
  /** Name of the game's folder in `examples/`, of its archives and of its figure. */
  readonly name: string;
  readonly packageName: string;
  readonly mainClass: string;
  readonly art: {
    readonly palette: Palette;
    readonly pictures: Readonly<Record<string, readonly Frame[]>>;
  };
}

export const FIRST_GAME: Tutorial = {
  name: 'first-game',
  packageName: 'com.example.firstgame',
  mainClass: 'FirstGame',
  art: firstArt,
};

export const SECOND_GAME: Tutorial = {
  name: 'second-game',
  packageName: 'com.example.secondgame',
  mainClass: 'SecondGame',
  art: secondArt,
};

export const TUTORIALS: readonly Tutorial[] = [FIRST_GAME, SECOND_GAME];

export const stagesFolder = (examples: string, {name}: Tutorial): string =>
  path.join(examples, name, 'stages');

export const solutionsFolder = (examples: string, {name}: Tutorial): string =>
  path.join(examples, name, 'solutions');
