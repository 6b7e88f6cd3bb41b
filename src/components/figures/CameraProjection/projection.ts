export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A camera: its focus and the number of pixels per world unit. */
export interface CameraView {
  readonly focus: Point;
  readonly zoom: number;
}

export interface CanvasSize {
  readonly width: number;
  readonly height: number;
}

export function toCanvas(position: Point, camera: CameraView, canvas: CanvasSize): Point {
  return {
    x: (position.x - camera.focus.x) * camera.zoom + canvas.width / 2,
    y: (position.y - camera.focus.y) * camera.zoom + canvas.height / 2,
  };
}

/** Returns the visible part of the world: its top left corner and size in world units. */
export function visibleArea(camera: CameraView, canvas: CanvasSize): Point & CanvasSize {
  const width = canvas.width / camera.zoom;
  const height = canvas.height / camera.zoom;
  return {x: camera.focus.x - width / 2, y: camera.focus.y - height / 2, width, height};
}
