import partitions from '@generated/docusaurus-search/default/partitions.json';
import {expose} from 'comlink';
import {type Prefetch, SearchWorker} from './SearchWorker';

// The page passes the name of the manifests as the name of the worker.
const worker = new SearchWorker(partitions, self.name || undefined);
expose(worker);
addEventListener('message', ({data}: MessageEvent<Prefetch | object>) => {
  if ('files' in data || 'file' in data) worker.prefetch(data);
});
// Tells the page that this script has loaded and runs.
postMessage('ready');
