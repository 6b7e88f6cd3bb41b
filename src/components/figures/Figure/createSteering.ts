import type {SteeringButton} from './scene';

/** Number of steps for which a click holds a button. Voice control and switch devices only send clicks. */
const CLICK_STEPS = 18;

export interface Steering {
  /**
   * Holds a button. Several fingers and keys may hold it at the same time.
   *
   * @param holder identifies the finger or key
   */
  hold(holder: string, name: string): void;
  release(holder: string): void;
  /** Holds a button for a short time, for input devices that only send clicks. */
  click(name: string): void;
  /** Returns the names of held buttons for the next step. A short press lasts until a step has seen it. */
  take(): ReadonlySet<string>;
  dispose(): void;
}

/**
 * Listens to the keys of an element that shows a scene, while the element is focused.
 *
 * @param onHold called whenever the reader holds a key or a button
 */
export function createSteering(
  element: HTMLElement,
  buttons: readonly Pick<SteeringButton, 'name' | 'keys'>[],
  onHold: () => void,
): Steering {
  const listeners = new AbortController();
  const {signal} = listeners;
  const holders = new Map<string, string>();
  /** Number of further steps for which each button counts as held, even after its release. */
  const pending = new Map<string, number>();

  const hold = (holder: string, name: string, steps = 1): void => {
    holders.set(holder, name);
    pending.set(name, Math.max(steps, pending.get(name) ?? 0));
    onHold();
  };
  const release = (holder: string): void => void holders.delete(holder);
  const releaseKeys = (): void => {
    for (const holder of holders.keys()) if (holder.startsWith('key ')) release(holder);
  };

  element.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) {
        // Releases all keys, because macOS does not report key releases while Cmd is held.
        releaseKeys();
        return;
      }
      const button = buttons.find(({keys}) => keys.includes(event.key));
      if (!button) return;
      event.preventDefault();
      hold(`key ${event.code}`, button.name);
    },
    {signal},
  );
  element.addEventListener('keyup', ({code}) => release(`key ${code}`), {signal});
  element.addEventListener('blur', releaseKeys, {signal});

  return {
    hold,
    release,
    click(name) {
      hold('click', name, CLICK_STEPS);
      release('click');
    },
    take() {
      const held = new Set([...holders.values(), ...pending.keys()]);
      for (const [name, steps] of pending) {
        if (steps > 1) pending.set(name, steps - 1);
        else pending.delete(name);
      }
      return held;
    },
    dispose: () => listeners.abort(),
  };
}
