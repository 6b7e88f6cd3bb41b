import {readFile} from 'node:fs/promises';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {compress} from './compress';
import {contentType} from './contentType';
import {faultFor, type FaultRule, spoil} from './Fault';
import {findFile} from './findFile';

export interface StaticHostOptions {
  dir: string;
  /** Base path of the folder, with a slash at both ends. Default: `/`. */
  base?: string;
  /**
   * Whether to serve `x.html` for `/x`, as GitHub Pages does. Redirects from `/x` to `/x/` if `x` is a folder do not
   * depend on this. Default: true.
   */
  cleanUrls?: boolean;
  /** Whether to respond with `404.html` if nothing is found. Default: true. */
  notFoundPage?: boolean;
  /** Whether to compress responses, as hosts do. Only measurements on a slow connection need this. Default: false. */
  compressed?: boolean;
  headers?: Record<string, string>;
}

interface LoggedRequest {
  method: string;
  url: string;
  status: number;
  headers: http.IncomingHttpHeaders;
}

export interface StaticHost {
  origin: string;
  url: (route: string) => string;
  requests: LoggedRequest[];
  /** Active faults. If several match a URL, the first one applies. */
  faults: FaultRule[];
  /** Serves another folder from now on, as after a new deployment. */
  deploy: (dir: string) => void;
  close: () => Promise<void>;
}

/** Milliseconds for which an idle connection stays open. Most hosts keep connections open at least this long. */
const KEEP_ALIVE = 30_000;
const FAULT_PAGE = '<!doctype html><title>Sign in</title><p>Please sign in.';

export async function startStaticHost(options: StaticHostOptions): Promise<StaticHost> {
  const {base = '/', cleanUrls = true, notFoundPage = true} = options;
  const {compressed = false, headers = {}} = options;
  let {dir} = options;
  const requests: LoggedRequest[] = [];
  const faults: FaultRule[] = [];

  const answer = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const address = request.url ?? '/';
    const logged: LoggedRequest = {
      method: request.method ?? 'GET',
      url: address,
      status: 0,
      headers: request.headers,
    };
    requests.push(logged);
    const send = (status: number, extra: http.OutgoingHttpHeaders, body: Buffer | string = '') => {
      logged.status = status;
      response.writeHead(status, {...headers, ...extra});
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    const fault = faultFor(faults, address);
    if (fault?.mode === 'drop') return void request.socket.destroy();
    if (fault?.mode === 'hang') return;
    if (fault?.mode === 'status')
      return send(fault.status, {'content-type': 'text/plain'}, `status ${fault.status}`);
    if (fault?.mode === 'html')
      return send(200, {'content-type': contentType('fault.html')}, FAULT_PAGE);
    if (fault?.mode === 'delay') await new Promise((resolve) => setTimeout(resolve, fault.ms));

    const {pathname, search} = new URL(address, 'http://localhost');
    const decoded = decodeURIComponent(pathname);
    if (`${decoded}/` === base) return send(301, {location: base + search});
    if (!decoded.startsWith(base))
      return send(404, {'content-type': 'text/plain'}, 'outside the base path');
    const found = findFile(dir, decoded.slice(base.length), {cleanUrls, notFoundPage});
    if (!found) return send(404, {'content-type': 'text/plain'}, 'not found');
    if ('redirect' in found) return send(301, {location: `${pathname}/${search}`});

    const type = contentType(found.file);
    const raw = await readFile(found.file);
    const spoiled = spoil(fault, raw);
    if (spoiled) return send(found.status, {'content-type': type}, spoiled);
    const accepted = compressed ? String(request.headers['accept-encoding'] ?? '') : '';
    const {body, encoding} = compress(raw, type, accepted);
    send(
      found.status,
      {
        'content-type': type,
        'content-length': body.length,
        vary: 'accept-encoding',
        ...(encoding && {'content-encoding': encoding}),
      },
      body,
    );
  };

  const server = http.createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500, {'content-type': 'text/plain'});
      response.end(String(error));
    });
  });
  server.keepAliveTimeout = KEEP_ALIVE;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    url: (route) => origin + base.replace(/\/$/, '') + route,
    requests,
    faults,
    deploy: (next) => {
      dir = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
