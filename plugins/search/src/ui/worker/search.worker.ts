import {SearchService} from './SearchService';
import catalog from '@generated/docusaurus-search/default/catalog.json';
import {expose} from 'comlink';

expose(new SearchService(catalog, process.env.NODE_ENV === 'production'));
// Tells the page that the script has loaded and runs.
postMessage('ready');
