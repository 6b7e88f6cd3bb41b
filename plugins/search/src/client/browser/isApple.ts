/** What browsers on Apple's systems call their platform. */
export const APPLE_PLATFORM = /mac|iphone|ipad/i;

/** Whether the reader's keyboard has a command key. */
export function isApple(): boolean {
  return APPLE_PLATFORM.test(navigator.platform);
}
