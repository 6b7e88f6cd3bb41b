/** Types whose settings a page lists in its tables of options. Paths are relative to `docs`. */
export const OPTION_PAGES: Readonly<Record<string, readonly string[]>> = {
  'core-modules/achievements.md': ['AchievementDetails', 'Achievements'],
  'core-modules/assets.md': ['Assets'],
  'core-modules/audio.md': ['AudioConfiguration', 'SoundOptions'],
  'core-modules/graphics/index.md': ['GraphicsConfiguration', 'Camera', 'Screen'],
  'core-modules/log.md': ['Log'],
  'core-modules/loop.md': ['Loop'],
  'core-modules/navigation/index.md': ['Navigation'],
  'core-modules/particles.md': ['Particles', 'ParticleOptions'],
  'core-modules/scenes.md': ['Scenes', 'SceneTransition'],
  'core-modules/ui.md': ['Ui', 'NotificationDetails'],
  'core-modules/window.md': ['Window'],
  'guides/smoke.md': ['SmokeOptions'],
  'guides/split-screen/index.md': ['SplitScreenOptions'],
  'reference/drawing-options.md': [
    'CameraShakeOptions',
    'LineDrawOptions',
    'OvalDrawOptions',
    'PolygonDrawOptions',
    'RectangleDrawOptions',
    'ShadowOptions',
    'SpriteDrawOptions',
    'SpriteFillOptions',
    'SystemTextDrawOptions',
    'TextDrawOptions',
  ],
  'reference/defaults-and-limits.md': ['ShockwaveOptions'],
  'reference/shaders/index.mdx': ['ShaderSetup'],
};

/** Types for options that no table can list, with the reason. */
export const WITHOUT_TABLE: Readonly<Record<string, string>> = {
  ImportOptions: 'its methods build a list of assignments and have no defaults',
};
