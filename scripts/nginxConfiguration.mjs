import {userInfo} from 'node:os';
import path from 'node:path';

/**
 * Returns a complete nginx configuration for a built site. It includes the `nginx.conf` of the build, and makes nginx
 * write only to one folder.
 *
 * @param {{dir: string, port: number, build: string, documentRoot?: string}} options `dir`: folder for files that nginx
 * writes; `build`: the built site; `documentRoot`: folder that contains the site below its base URL, by default the
 * build itself
 * @returns {string}
 */
export function nginxConfiguration({dir, port, build, documentRoot = build}) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `  ${kind}_temp_path ${path.join(dir, kind)};`)
    .join('\n');
  // When started as root, nginx would read the files as another user, who may lack permission.
  const user = process.getuid?.() === 0 ? `user ${userInfo().username};\n` : '';
  return `${user}daemon off;
worker_processes auto;
pid ${path.join(dir, 'nginx.pid')};
error_log ${path.join(dir, 'error.log')};
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  sendfile on;
  absolute_redirect off;
${temporary}
  server {
    listen 127.0.0.1:${port};
    root ${documentRoot};
    include ${path.join(build, 'nginx.conf')};
  }
}
`;
}
