import type http from 'node:http';
import type {Socket} from 'node:net';

export interface ThrottleOptions {
  roundTripMs: number;
  kilobitsPerSecond: number;
}

/** Round trips that the first request of a connection takes: TCP, TLS 1.3 and the request itself. */
const FIRST_ROUND_TRIPS = 3;
/** Size of four packets. Pieces are this small, so that concurrent responses share the bandwidth. */
const PIECE_BYTES = 4 * 1460;

/**
 * Delays responses in the host itself, because throttling a page in a browser does not affect its workers.
 */
export class Throttle {
  #lineIsFreeAt = 0;

  /** @param known connections that have already carried a request */
  constructor(
    private readonly options: ThrottleOptions,
    private readonly known: WeakSet<Socket>,
  ) {}

  async roundTrips(socket: Socket): Promise<void> {
    const count = this.known.has(socket) ? 1 : FIRST_ROUND_TRIPS;
    await new Promise((resolve) => setTimeout(resolve, count * this.options.roundTripMs));
  }

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
