/**
 * What players and makers of games call things that the documentation calls otherwise. The word of
 * the documentation comes first.
 */
export const SYNONYMS: string[][] = [
  ['bullet', 'projectile', 'missile'],
  ['collider', 'hitbox'],
  ['coin', 'collectible', 'pickup'],
  ['cursor', 'pointer'],
  ['enemy', 'foe', 'monster', 'opponent'],
  ['flashlight', 'torch'],
  ['fps', 'framerate'],
  ['health', 'hp'],
  ['hero', 'protagonist'],
  ['java', 'jdk', 'jvm'],
  ['jump', 'hop', 'leap'],
  ['level', 'stage'],
  ['mute', 'silence', 'silent'],
  ['music', 'song', 'soundtrack'],
  ['notification', 'popup', 'toast'],
  ['opacity', 'alpha', 'transparency'],
  ['pathfinding', 'navmesh'],
  ['path', 'route', 'waypoint'],
  ['pulse', 'throb'],
  ['remove', 'despawn', 'destroy', 'kill'],
  ['shake', 'earthquake', 'rumble'],
  ['smoke', 'fog', 'haze', 'mist'],
  ['sound', 'sfx'],
  ['sprite', 'texture'],
  ['volume', 'loud', 'louder', 'quiet', 'quieter'],
  ['water', 'liquid'],
  ['zoom', 'magnify'],
];
