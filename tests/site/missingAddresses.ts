/** Addresses that have no page, each with the page that the reader probably wants. */
export const MISSING_ADDRESSES: [address: string, page: string][] = [
  // A synonym.
  ['/docs/guides/water', '/docs/guides/dynamic-fluids'],
  ['/docs/core-modules/sound', '/docs/core-modules/audio'],
  ['/docs/fundamentals/tutorial', '/docs/fundamentals/set-up-your-first-project'],
  ['/docs/fundamentals/entity-component-system', '/docs/fundamentals/ecs'],
  ['/docs/core-modules/user-interface', '/docs/core-modules/ui'],
  ['/docs/troubleshooting', '/docs/guides/common-issues'],
  ['/docs/guides/save-load', '/docs/guides/save-games'],
  // Another form of the word.
  ['/docs/guides/lighting', '/docs/guides/light-and-shadow'],
  ['/docs/core-modules/logging', '/docs/core-modules/log'],
  ['/docs/core-modules/scene', '/docs/core-modules/scenes'],
  ['/docs/reference/easing', '/docs/reference/ease'],
  ['/docs/reference/utils', '/docs/reference/noteworthy-utils'],
  ['/docs/guides/tweens', '/docs/guides/tweening'],
  // A part of the name, or a longer name.
  ['/docs/guides/physics', '/docs/guides/physics-and-collisions'],
  ['/docs/guides/camera-zoom', '/docs/guides/camera'],
  ['/docs/core-modules/game-loop', '/docs/core-modules/loop'],
  ['/docs/core-modules/sprites', '/docs/core-modules/graphics/sprites-and-shapes'],
  ['/docs/guides/sprites', '/docs/guides/sprites-and-animation'],
  ['/docs/reference/components', '/docs/reference/components-overview'],
  // Joined, split or misspelled words.
  ['/docs/guides/splitscreen', '/docs/guides/split-screen'],
  ['/docs/guides/postprocessing', '/docs/guides/post-processing'],
  ['/docs/guides/TileMap.html', '/docs/guides/tile-maps'],
  ['/docs/core-modules/key-board/', '/docs/core-modules/keyboard'],
  ['/docs/guides/camra', '/docs/guides/camera'],
  // A page in another folder.
  ['/docs/pathfinding', '/docs/core-modules/navigation'],
  ['/docs/getting-started', '/docs/fundamentals/getting-started'],
  ['/docs/core-modules/input/mouse', '/docs/core-modules/mouse'],
  ['/docs/guides/particles', '/docs/core-modules/particles'],
  ['/blog/2025/08/smoke', '/blog/real-time-smoke'],
  ['/imprint', '/impressum'],
];
