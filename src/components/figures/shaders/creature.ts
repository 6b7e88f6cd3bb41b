import {pictureFromText} from './picture';

export const CREATURE = pictureFromText(
  [
    '................',
    '................',
    '.....######.....',
    '...##gggggg##...',
    '...#gggggggg#...',
    '..#gggwwggwwg#..',
    '..#gggwkggwkg#..',
    '..#gggggggggg#..',
    '..#ggggrrrrgg#..',
    '...#gggggggg#...',
    '...##gggggg##...',
    '.....######.....',
    '....yy....yy....',
    '...yyy....yyy...',
    '................',
    '................',
  ],
  {'#': '#1d5c2e', g: '#4cae50', w: '#ffffff', k: '#202020', r: '#d63a31', y: '#e8b931'},
);
