import type {Pointer, Surface} from './scene';

const KEY_DISTANCE = 12;
const KEY_MOVES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface PointerOptions {
  readonly size: {readonly width: number; readonly height: number};
  readonly isGrabbable: (x: number, y: number) => boolean;
  readonly isMovedByKeys: boolean;
  readonly onUse: () => void;
}

export interface LivePointer {
  /** Returns the pointer for the next step. A short press lasts until a step has seen it. */
  take(): Pointer;
  drawCross(surface: Surface): void;
  dispose(): void;
}

export function createPointer(
  element: HTMLElement,
  {size, isGrabbable, isMovedByKeys, onUse}: PointerOptions,
): LivePointer {
  const listeners = new AbortController();
  const {signal} = listeners;
  let current: Pointer = {x: size.width / 2, y: size.height / 2, isDown: false, isInside: false};
  let isByKeys = false;
  /** Id of the pressed pointer. Other pointers are ignored until it is released. */
  let pressing: number | undefined;
  /** Whether a step has already seen the current press. */
  let isSeen = true;
  /** Changes to apply on release, if the release comes before a step has seen the press. */
  let release: Partial<Pointer> | undefined;

  const change = (next: Partial<Pointer>): void => {
    current = {...current, ...next};
  };
  const press = (next: Partial<Pointer>): void => {
    change({...next, isDown: true});
    isSeen = false;
    release = undefined;
  };
  const letGo = (next: Partial<Pointer>): void => {
    if (isSeen) change({...next, isDown: false});
    else release = {...next, isDown: false};
  };
  const place = ({clientX, clientY}: {clientX: number; clientY: number}) => {
    const box = element.getBoundingClientRect();
    return {
      x: ((clientX - box.left - element.clientLeft) / element.clientWidth) * size.width,
      y: ((clientY - box.top - element.clientTop) / element.clientHeight) * size.height,
    };
  };
  const isOther = ({pointerId}: PointerEvent): boolean =>
    pressing !== undefined && pointerId !== pressing;
  const isOverGrabbable = (event: {clientX: number; clientY: number}): boolean => {
    const {x, y} = place(event);
    return isGrabbable(x, y);
  };

  element.addEventListener(
    'pointermove',
    (event) => {
      if (isOther(event)) return;
      isByKeys = false;
      change({...place(event), isInside: true});
      if (event.pointerType === 'mouse' && !current.isDown) {
        element.style.cursor = isGrabbable(current.x, current.y) ? 'grab' : '';
      }
      if (event.pointerType === 'mouse' || current.isDown) onUse();
    },
    {signal},
  );
  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0 || pressing !== undefined) return;
      pressing = event.pointerId;
      isByKeys = false;
      press({...place(event), isInside: true});
      element.setPointerCapture(event.pointerId);
      onUse();
    },
    {signal},
  );
  element.addEventListener(
    'pointerup',
    (event) => {
      if (isOther(event)) return;
      pressing = undefined;
      letGo({isInside: event.pointerType === 'mouse'});
    },
    {signal},
  );
  // The browser started to scroll with this finger, so it was not a press.
  element.addEventListener(
    'pointercancel',
    (event) => {
      if (isOther(event)) return;
      pressing = undefined;
      release = undefined;
      change({isDown: false, isInside: false});
    },
    {signal},
  );
  element.addEventListener(
    'pointerleave',
    (event) => {
      if (!isOther(event)) change({isInside: current.isDown});
    },
    {signal},
  );
  // A finger on a grabbable object drags it. Elsewhere it scrolls the page.
  element.addEventListener(
    'touchstart',
    (event) => {
      const touch = event.changedTouches[0];
      if (touch && event.cancelable && isOverGrabbable(touch)) event.preventDefault();
    },
    {signal, passive: false},
  );
  element.addEventListener(
    'keydown',
    (event) => {
      if (!isMovedByKeys || event.ctrlKey || event.metaKey || event.altKey) return;
      const move = KEY_MOVES[event.key];
      if (move) {
        const distance = event.shiftKey ? KEY_DISTANCE * 4 : KEY_DISTANCE;
        change({
          x: Math.min(size.width, Math.max(0, current.x + move[0] * distance)),
          y: Math.min(size.height, Math.max(0, current.y + move[1] * distance)),
        });
      } else if (event.key === ' ' || event.key === 'Enter') {
        const isHeld = current.isDown && !release;
        if (!event.repeat) (isHeld ? letGo : press)({});
      } else {
        return;
      }
      event.preventDefault();
      isByKeys = true;
      change({isInside: true});
      onUse();
    },
    {signal},
  );
  element.addEventListener(
    'blur',
    () => {
      if (isByKeys) change({isDown: false, isInside: false});
      isByKeys = false;
    },
    {signal},
  );

  return {
    take() {
      const taken = current;
      isSeen = true;
      if (release) change(release);
      release = undefined;
      return taken;
    },
    drawCross({context, pixel, colors}) {
      if (!isByKeys) return;
      const arm = (current.isDown ? 6 : 10) * pixel;
      const {x, y} = current;
      for (const [color, width] of [
        [colors.paper, 5],
        [colors.ink, 2],
      ] as const) {
        context.strokeStyle = color;
        context.lineWidth = width * pixel;
        context.beginPath();
        context.moveTo(x - arm, y);
        context.lineTo(x + arm, y);
        context.moveTo(x, y - arm);
        context.lineTo(x, y + arm);
        context.stroke();
      }
    },
    dispose() {
      listeners.abort();
      element.style.cursor = '';
    },
  };
}
