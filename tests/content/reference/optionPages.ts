const AUDIO = ['core-modules/audio.md'];
const DRAWING = ['reference/drawing-options.md'];
const GRAPHICS = [
  'core-modules/graphics/screen-and-settings.md',
  'guides/light-and-shadow.mdx',
  'guides/post-processing.md',
  'guides/smoke.md',
];

/** For each type, the pages whose tables together list all of its settings. Paths are relative to `docs`. */
export const OPTION_PAGES: Readonly<Record<string, readonly string[]>> = {
  AchievementDetails: ['core-modules/achievements.md'],
  Achievements: ['core-modules/achievements.md'],
  Assets: ['core-modules/assets.md'],
  AudioConfiguration: AUDIO,
  Camera: ['guides/camera.md'],
  CameraShakeOptions: DRAWING,
  GraphicsConfiguration: GRAPHICS,
  LineDrawOptions: DRAWING,
  Log: ['core-modules/log.md'],
  Loop: ['core-modules/loop.md'],
  Navigation: ['core-modules/navigation/index.md'],
  NotificationDetails: ['core-modules/ui.md'],
  OvalDrawOptions: DRAWING,
  ParticleOptions: ['core-modules/particles.md'],
  Particles: ['core-modules/particles.md'],
  PolygonDrawOptions: DRAWING,
  RectangleDrawOptions: DRAWING,
  SceneTransition: ['core-modules/scenes.md'],
  Scenes: ['core-modules/scenes.md'],
  Screen: ['core-modules/graphics/screen-and-settings.md'],
  ShaderSetup: ['reference/shaders/index.mdx'],
  ShadowOptions: DRAWING,
  ShockwaveOptions: ['guides/post-processing.md'],
  SmokeOptions: ['guides/smoke.md'],
  SoundOptions: AUDIO,
  SplitScreenOptions: ['guides/split-screen/index.md'],
  SpriteDrawOptions: DRAWING,
  SpriteFillOptions: DRAWING,
  SystemTextDrawOptions: DRAWING,
  TextDrawOptions: DRAWING,
  Ui: ['core-modules/ui.md'],
  Window: ['core-modules/window.md'],
};

/** Option types that cannot be listed in a table, with the reason. */
export const WITHOUT_TABLE: Readonly<Record<string, string>> = {
  ImportOptions: 'its methods build a list of assignments and have no defaults',
};
