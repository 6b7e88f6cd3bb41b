import {describe, expect, it} from 'vitest';
import {codeOf, readProgram} from './readProgram';

const program = (header: string, body = 'public class Rain {\n}\n') =>
  `/*\n${header
    .split('\n')
    .map((line) => ` * ${line}`)
    .join('\n')}\n */\n${body}`;
const GALLERY =
  'title: Rain\nabout: Drops fall.\npage: /docs/a, /docs/b\ntags: rain, water\nalt: Drops.';
const read = (header: string, body?: string) =>
  readProgram('examples/gallery/Rain.java', program(header, body));

describe('The header of a program', () => {
  it('contains the title, the pages and the frames of the image', () => {
    expect(read(`${GALLERY}\nframe: 90\npicture: loop 60-150\nfiles: a.wav, b.png`)).toMatchObject({
      name: 'Rain',
      title: 'Rain',
      pages: ['/docs/a', '/docs/b'],
      tags: ['rain', 'water'],
      frame: 90,
      shot: {kind: 'loop', from: 60, to: 150},
      files: ['a.wav', 'b.png'],
    });
  });

  it('can continue a field in indented lines', () => {
    expect(read(GALLERY.replace('Drops.', 'Drops\n  on a roof.')).alt).toBe('Drops on a roof.');
  });

  it('defaults to an image of frame 60', () => {
    expect(read(GALLERY)).toMatchObject({frame: 60, shot: {kind: 'frame'}, inputs: []});
  });

  it('can select real time for measurements', () => {
    expect(read(GALLERY).clock).toBe('game');
    expect(read(`${GALLERY}\nclock: real`).clock).toBe('real');
  });

  it('can contain mouse and keyboard input', () => {
    const {inputs} = read(
      `${GALLERY}\ninput: 30 press SPACE; 50 move 320 200; 55 click; 60 down RIGHT; 70 scroll -2; 80 type Hi you`,
    );
    expect(inputs).toEqual([
      {frame: 30, action: 'press SPACE'},
      {frame: 50, action: 'move 320 200'},
      {frame: 55, action: 'click'},
      {frame: 60, action: 'down RIGHT'},
      {frame: 70, action: 'scroll -2'},
      {frame: 80, action: 'type Hi you'},
    ]);
  });

  it('lists the events that must happen', () => {
    const {events} = read(`${GALLERY}\nevents: 51 hero jumps; 80 text GAME OVER`);
    expect(events).toEqual(['51 hero jumps', '80 text GAME OVER']);
    expect(read(GALLERY).events).toEqual([]);
  });

  it('of a fact names a page and a sentence on that page, but no image', () => {
    expect(read('page: /docs/a\nclaim: Rain is wet.')).toMatchObject({
      claims: [{page: '/docs/a', sentence: 'Rain is wet.'}],
      shot: {kind: 'none'},
    });
  });

  it.each([
    ['title: Rain', 'its header lacks: page, about, tags, alt.'],
    [GALLERY.replace('\nalt: Drops.', ''), 'its header lacks: alt.'],
    [`${GALLERY}\npicture: film`, '"picture: film" must be none, or for example: loop 60-150.'],
    [`${GALLERY}\npicture: loop 9-9`, '"picture: loop 9-9" must be none'],
    [`${GALLERY}\nclock: fast`, '"clock: fast" must be: real.'],
    [`${GALLERY}\nframe: soon`, '"frame: soon" must be a whole number.'],
    [`${GALLERY}\ninput: SPACE`, '"SPACE" is not an input.'],
    [`${GALLERY}\ninput: 5 move 3`, '"5 move 3" is not an input.'],
    [`${GALLERY}\nevents: hero jumps`, '"hero jumps" is not an event.'],
    [`${GALLERY}\ntitle: Again`, '"title" occurs twice.'],
    [`${GALLERY}\ncolour: red`, '"colour: red" must begin with one of'],
  ])('is rejected with the name of the file: %s', (header, message) => {
    expect(() => read(header)).toThrow(message);
    expect(() => read(header)).toThrow('examples/gallery/Rain.java: ');
  });

  it('is required, and the class must have the same name as the file', () => {
    expect(() => readProgram('Rain.java', 'public class Rain {}')).toThrow(
      'must begin with a comment',
    );
    expect(() => read(GALLERY, 'public class Snow {\n}\n')).toThrow(
      'must contain "public class Rain".',
    );
  });
});

it('The digest of a program covers its header, because the header affects the run', () => {
  expect(read(GALLERY).digest).not.toBe(read(`${GALLERY}\nframe: 61`).digest);
});

it('Pages show the code of a program without its header', () => {
  expect(codeOf(read(GALLERY))).toBe('public class Rain {\n}');
});
