import type http from 'node:http';
import type {Socket} from 'node:net';

/** A slow line between the host and all of its readers. */
export interface ThrottleOptions {
  /** Time of one round trip, in milliseconds. */
  roundTripMs: number;
  /** What the line carries in all, in kilobits per second. */
  kilobitsPerSecond: number;
}

/** Round trips of a new connection: TCP, TLS 1.3 and the request itself. */
const FIRST_ROUND_TRIPS = 3;
/** Four packets: small enough that answers share the line. */
const PIECE_BYTES = 4 * 1460;

/**
 * Delays what a host sends. It works in the host because a browser's own throttling of a page does
 * not reach the requests of the page's workers.
 */
export class Throttle {
  #lineIsFreeAt = 0;

  /**
   * @param options how slow the line is
   * @param known connections that have carried a request before, by which they are open
   */
  constructor(
    private readonly options: ThrottleOptions,
    private readonly known: WeakSet<Socket>,
  ) {}

  /** Waits as long as a request takes until its answer begins to arrive. */
  async roundTrips(socket: Socket): Promise<void> {
    const count = this.known.has(socket) ? 1 : FIRST_ROUND_TRIPS;
    await new Promise((resolve) => setTimeout(resolve, count * this.options.roundTripMs));
  }

  /** Sends a body piece by piece, sharing the line with every other answer. */
  async send(response: http.ServerResponse, body: Buffer): Promise<void> {
    for (let start = 0; start < body.length; start += PIECE_BYTES) {
      const piece = body.subarray(start, start + PIECE_BYTES);
      const now = performance.now();
      const milliseconds = (piece.length * 8) / this.options.kilobitsPerSecond;
      this.#lineIsFreeAt = Math.max(this.#lineIsFreeAt, now) + milliseconds;
      await new Promise((resolve) => setTimeout(resolve, this.#lineIsFreeAt - now));
      if (response.destroyed) return;
      response.write(piece);
    }
    response.end();
  }
}
