import {SearchService} from './SearchService';
import {type AheadMessage, FilesAhead} from './FilesAhead';
import catalog from '@generated/docusaurus-search/default/catalog.json';
import {expose} from 'comlink';

const ahead = new FilesAhead();
const service = new SearchService(catalog, process.env.NODE_ENV === 'production', ahead.take);
expose(service);
addEventListener('message', ({data}: MessageEvent<AheadMessage>) => {
  if (data.kind === 'file') ahead.arrive(data.file, data.bytes);
  if (data.kind === 'typed') service.readAhead(data.baseUrl, data.context, data.query);
  if (process.env.SEARCH_OTHER_SITES && data.kind === 'indexes')
    catalog.partitions.push(...data.partitions);
  if (data.kind !== 'open') return;
  ahead.expect(data.files);
  void service.fetchIndexes(data.baseUrl, data.context);
});
// Tells the page that the script has loaded and runs.
postMessage('ready');
