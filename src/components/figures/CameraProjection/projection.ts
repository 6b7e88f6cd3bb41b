/** A point, in world units or in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A camera: the point it looks at and how many pixels a world unit takes. */
export interface CameraView {
  readonly focus: Point;
  readonly zoom: number;
}

/** Width and height in pixels. */
export interface CanvasSize {
  readonly width: number;
  readonly height: number;
}

/** The engine's conversion of a world position to a position on the canvas, in pixels. */
export function toCanvas(position: Point, camera: CameraView, canvas: CanvasSize): Point {
  return {
    x: (position.x - camera.focus.x) * camera.zoom + canvas.width / 2,
    y: (position.y - camera.focus.y) * camera.zoom + canvas.height / 2,
  };
}

/** The part of the world the camera shows: its upper left corner and its size, in world units. */
export function visibleArea(camera: CameraView, canvas: CanvasSize): Point & CanvasSize {
  const width = canvas.width / camera.zoom;
  const height = canvas.height / camera.zoom;
  return {x: camera.focus.x - width / 2, y: camera.focus.y - height / 2, width, height};
}
