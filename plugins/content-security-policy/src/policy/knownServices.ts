import type {Directives} from './directives';

export interface Service {
  name: string;
  host: RegExp;
  needs: Directives;
}

/**
 * Services that documentation sites often use, with the sources that each service's documentation
 * asks for.
 */
const SERVICES: readonly Service[] = [
  {
    name: 'Algolia',
    host: /\.algolia(net\.com|\.net)$/,
    needs: {'connect-src': ['https://*.algolia.net', 'https://*.algolianet.com']},
  },
  {
    name: 'Google tags and Analytics',
    host: /^(www\.)?(googletagmanager|google-analytics)\.com$/,
    needs: {
      'script-src': ['https://*.googletagmanager.com'],
      'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
      'connect-src': [
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://*.googletagmanager.com',
      ],
    },
  },
  {
    name: 'Google Fonts',
    host: /^fonts\.(googleapis|gstatic)\.com$/,
    needs: {
      'style-src': ['https://fonts.googleapis.com'],
      'font-src': ['https://fonts.gstatic.com'],
    },
  },
  {
    name: 'Cloudflare Web Analytics',
    host: /^static\.cloudflareinsights\.com$/,
    needs: {'connect-src': ['https://cloudflareinsights.com']},
  },
  {
    name: 'Simple Analytics',
    host: /^scripts\.simpleanalyticscdn\.com$/,
    needs: {
      'img-src': ['https://queue.simpleanalyticscdn.com'],
      'connect-src': ['https://queue.simpleanalyticscdn.com'],
    },
  },
  {
    name: 'Fathom',
    host: /^cdn\.usefathom\.com$/,
    needs: {
      'img-src': ['https://cdn.usefathom.com'],
      'connect-src': ['https://cdn.usefathom.com'],
    },
  },
  {
    name: 'giscus',
    host: /^giscus\.app$/,
    needs: {
      'style-src': ['https://giscus.app'],
      'connect-src': ['https://giscus.app'],
      'frame-src': ['https://giscus.app'],
    },
  },
  // CDNs of libraries. The libraries make no requests.
  {
    name: 'CDN',
    host: /^(cdn\.jsdelivr\.net|unpkg\.com|cdnjs\.cloudflare\.com|esm\.sh|code\.jquery\.com)$/,
    needs: {},
  },
];

export function serviceOf({hostname}: URL): Service | undefined {
  return SERVICES.find(({host}) => host.test(hostname));
}
