import {SearchService} from './SearchService';
import {expose} from 'comlink';
import catalog from '@generated/docusaurus-search/default/catalog.json';

expose(new SearchService(catalog, process.env.NODE_ENV === 'production'));
// Tells the page that the script has loaded and runs.
postMessage('ready');
