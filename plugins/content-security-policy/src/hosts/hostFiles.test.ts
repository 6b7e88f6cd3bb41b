import {describe, expect, it} from 'vitest';
import {headersFile} from './headersFile';
import {hashedFolders, immutablePrefixes} from './immutablePrefixes';
import {nginxFile} from './nginxFile';

const security = {frameAncestors: ["'none'"], referrerPolicy: 'no-referrer'};
const prefixes = ['assets/', 'index/a.0123abcd.'];

describe('Files that never change', () => {
  const files = [
    'index.html',
    'assets/js/main.52ec25a6.js',
    'assets/images/logo-0123456789abcdef0123456789abcdef.png',
    'index/manifest.json',
    'index/terms.9f86d081.bin',
  ];

  it('are a whole folder, or what is named by one hash in a folder with others', () => {
    const parts = ['index/terms.9f86d081.t0.bin', 'index/terms.9f86d081.t1.bin'];
    expect(immutablePrefixes([...files, ...parts], ['assets/**', 'index/*.*.bin'])).toEqual([
      'assets/',
      'index/terms.9f86d081.',
    ]);
  });

  it('are named one by one where something else begins with the same hash', () => {
    const other = 'index/terms.9f86d081.json';
    expect(immutablePrefixes([...files, other], ['index/*.bin'])).toEqual([
      'index/terms.9f86d081.bin',
    ]);
  });

  it('are left out where a pattern matches nothing', () => {
    expect(immutablePrefixes(files, ['media/**'])).toEqual([]);
  });

  it('must have a hash in their name', () => {
    expect(() => immutablePrefixes(files, ['index/**'])).toThrow(
      /"index\/\*\*" covers index\/manifest\.json, whose name holds no hash/,
    );
  });

  it.each(['documentation.png', 'social-card.png', 'Screenshot_2.png'])(
    'leave out names that are only long: %s',
    (name) => {
      expect(() => immutablePrefixes([`img/${name}`], ['img/**'])).toThrow(
        `covers img/${name}, whose name holds no hash of its content, that is eight or more hexadecimal digits`,
      );
    },
  );

  it('may have it before several endings, as the licenses that webpack writes beside a script', () => {
    const scripts = ['assets/main.0123abcd.js', 'assets/main.0123abcd.js.LICENSE.txt'];
    expect(immutablePrefixes(scripts, ['assets/*'])).toEqual(['assets/main.0123abcd.']);
  });

  it.each(['a-0123abcd.css', 'a_0123abcd.css', 'a.0123abcd.css', '0123abcd.css'])(
    'may have it at the end of their name: %s',
    (name) => {
      expect(immutablePrefixes([name, 'index.html'], ['*.css'])).toEqual([name.replace('css', '')]);
    },
  );
});

describe('Folders of files that never change', () => {
  const files = ['index.html', 'assets/js/main.52ec25a6.js', 'assets/css/styles.0123abcd.css'];

  it('are those with the assets of each language', () => {
    const german = [
      'de/index.html',
      'de/assets/js/main.884eecb2.js',
      'docs/x/assets/a.0123abcd.js',
    ];
    expect(hashedFolders([...files, ...german])).toEqual(['assets/**', 'de/assets/**']);
  });

  it('are but some of them where the site has put files of its own there', () => {
    const own = ['assets/report.pdf', 'assets/img/logo.png', 'assets/img/a-0123abcd.png'];
    expect(hashedFolders([...files, ...own])).toEqual(['assets/js/**', 'assets/css/**']);
  });

  it('are left out where no file has a hash', () => {
    expect(hashedFolders(['index.html', 'assets/a.js'])).toEqual([]);
  });
});

describe('_headers', () => {
  it('secures every path and keeps what never changes', () => {
    expect(headersFile('/docs/', security, prefixes)).toMatchInlineSnapshot(`
      "/docs/*
        Content-Security-Policy: frame-ancestors 'none'
        X-Content-Type-Options: nosniff
        Referrer-Policy: no-referrer
      /docs/assets/*
        Cache-Control: public, max-age=31536000, immutable
      /docs/index/a.0123abcd.*
        Cache-Control: public, max-age=31536000, immutable
      "
    `);
  });
});

describe('The snippet for nginx', () => {
  it('shows the page of the site itself where there is none', () => {
    expect(nginxFile('/docs/', security, [])).toContain('\nerror_page 404 /docs/404.html;\n');
  });

  it('repeats every header in every location', () => {
    expect(nginxFile('/', security, prefixes)).toMatchInlineSnapshot(`
      "# Include this in a server block. Its root must hold the site below the base URL of the site.
      index index.html;
      charset utf-8;
      charset_types text/markdown text/plain text/javascript application/manifest+json application/feed+json text/css text/xml application/javascript application/json application/atom+xml application/rss+xml;
      error_page 404 /404.html;
      location / {
        add_header Content-Security-Policy "frame-ancestors 'none'" always;
        add_header X-Content-Type-Options "nosniff" always;
        add_header Referrer-Policy "no-referrer" always;
        add_header Cache-Control "no-cache" always;
        try_files $uri $uri.html $uri/index.html =404;
      }
      location ~ "^.*\\.md$" {
        types {}
        default_type text/markdown;
        add_header Content-Security-Policy "frame-ancestors 'none'" always;
        add_header X-Content-Type-Options "nosniff" always;
        add_header Referrer-Policy "no-referrer" always;
        add_header Cache-Control "no-cache" always;
        try_files $uri =404;
      }
      location ~ "^.*\\.java$" {
        types {}
        default_type text/plain;
        add_header Content-Security-Policy "frame-ancestors 'none'" always;
        add_header X-Content-Type-Options "nosniff" always;
        add_header Referrer-Policy "no-referrer" always;
        add_header Cache-Control "no-cache" always;
        try_files $uri =404;
      }
      location ~ "^.*\\.mjs$" {
        types {}
        default_type text/javascript;
        add_header Content-Security-Policy "frame-ancestors 'none'" always;
        add_header X-Content-Type-Options "nosniff" always;
        add_header Referrer-Policy "no-referrer" always;
        add_header Cache-Control "no-cache" always;
        try_files $uri =404;
      }
      location ~ "^.*\\.webmanifest$" {
        types {}
        default_type application/manifest+json;
        add_header Content-Security-Policy "frame-ancestors 'none'" always;
        add_header X-Content-Type-Options "nosniff" always;
        add_header Referrer-Policy "no-referrer" always;
        add_header Cache-Control "no-cache" always;
        try_files $uri =404;
      }
      location ~ "^.*/feed\\.json$" {
        types {}
        default_type application/feed+json;
        add_header Content-Security-Policy "frame-ancestors 'none'" always;
        add_header X-Content-Type-Options "nosniff" always;
        add_header Referrer-Policy "no-referrer" always;
        add_header Cache-Control "no-cache" always;
        try_files $uri =404;
      }
      location ^~ /assets/ {
        add_header Content-Security-Policy "frame-ancestors 'none'" always;
        add_header X-Content-Type-Options "nosniff" always;
        add_header Referrer-Policy "no-referrer" always;
        add_header Cache-Control "public, max-age=31536000, immutable" always;
        try_files $uri =404;
      }
      location ^~ /index/a.0123abcd. {
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
