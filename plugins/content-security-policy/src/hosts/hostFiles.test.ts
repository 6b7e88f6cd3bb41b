import {describe, expect, it} from 'vitest';
import {headersFile} from './headersFile';
import {immutablePaths} from './immutableFiles';
import {nginxFile} from './nginxFile';

const security = {frameAncestors: ["'none'"], referrerPolicy: 'no-referrer'};
const paths = {folders: ['assets/'], files: ['index/a.0123abcd.bin']};

describe('Files that never change', () => {
  const files = [
    'index.html',
    'assets/js/main.52ec25a6.js',
    'assets/images/logo-0123456789abcdef0123456789abcdef.png',
    'index/manifest.json',
    'index/terms.9f86d081.bin',
  ];

  it('are a whole folder, or single files of a folder with others', () => {
    expect(immutablePaths(files, ['assets/**', 'index/*.bin'])).toEqual({
      folders: ['assets/'],
      files: ['index/terms.9f86d081.bin'],
    });
  });

  it('are none where a pattern fits nothing', () => {
    expect(immutablePaths(files, ['media/**'])).toEqual({folders: [], files: []});
  });

  it('must have a hash in their name', () => {
    expect(() => immutablePaths(files, ['index/**'])).toThrow(
      /"index\/\*\*" covers index\/manifest\.json, whose name holds no hash/,
    );
  });
});

describe('_headers', () => {
  it('secures every path and keeps what never changes', () => {
    expect(headersFile('/docs/', security, paths)).toMatchInlineSnapshot(`
      "/docs/*
        Content-Security-Policy: frame-ancestors 'none'
        X-Content-Type-Options: nosniff
        Referrer-Policy: no-referrer
      /docs/assets/*
        Cache-Control: public, max-age=31536000, immutable
      /docs/index/a.0123abcd.bin
        Cache-Control: public, max-age=31536000, immutable
      "
    `);
  });
});

describe('The snippet for nginx', () => {
  it('repeats every header in every location', () => {
    expect(nginxFile('/', security, paths)).toMatchInlineSnapshot(`
      "# Include this in a server block. Its root must hold the site below the base URL of the site.
      index index.html;
      charset utf-8;
      error_page 404 /404.html;
      location / {
        add_header Content-Security-Policy "frame-ancestors 'none'" always;
        add_header X-Content-Type-Options "nosniff" always;
        add_header Referrer-Policy "no-referrer" always;
        add_header Cache-Control "no-cache" always;
        try_files $uri $uri.html $uri/index.html =404;
      }
      location ^~ /assets/ {
        add_header Content-Security-Policy "frame-ancestors 'none'" always;
        add_header X-Content-Type-Options "nosniff" always;
        add_header Referrer-Policy "no-referrer" always;
        add_header Cache-Control "public, max-age=31536000, immutable" always;
        try_files $uri =404;
      }
      location = /index/a.0123abcd.bin {
        add_header Content-Security-Policy "frame-ancestors 'none'" always;
        add_header X-Content-Type-Options "nosniff" always;
        add_header Referrer-Policy "no-referrer" always;
        add_header Cache-Control "public, max-age=31536000, immutable" always;
        try_files $uri =404;
      }
      "
    `);
  });
});
