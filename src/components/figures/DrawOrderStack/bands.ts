/** Constants of the engine's enum `Order` for systems that draw, each with its ordinal. */
const DRAWING_ORDERS = [
  ['PRESENTATION_BACKGROUND', 7],
  ['PRESENTATION_WORLD', 8],
  ['PRESENTATION_EFFECTS', 9],
  ['PRESENTATION_SMOKE', 10],
  ['PRESENTATION_LIGHT', 11],
  ['PRESENTATION_FOREGROUND', 12],
  ['PRESENTATION_OVERLAY', 13],
  ['PRESENTATION_UI_BACKGROUND', 14],
  ['PRESENTATION_UI', 15],
  ['PRESENTATION_UI_FOREGROUND', 16],
  ['PRESENTATION_TRANSITIONS', 17],
  ['PRESENTATION_NOTIFICATIONS', 18],
  ['PRESENTATION_UI_MENU', 19],
  ['DEBUG_OVERLAY_EARLY', 20],
  ['DEBUG_OVERLAY', 21],
  ['DEBUG_OVERLAY_LATE', 22],
] as const;

const BAND_SIZE = 1_000_000;

export const BANDS = DRAWING_ORDERS.map(([order, ordinal]) => ({
  order,
  first: ordinal * BAND_SIZE,
}));
