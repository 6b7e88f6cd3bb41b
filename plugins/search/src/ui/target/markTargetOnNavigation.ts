import './targetHighlight.css';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {isComposing} from '../hooks/events';
import {clearMarks, markTarget} from './targetHighlight';

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !isComposing(event)) clearMarks();
  });
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location}) {
    // After the route's own effects, so that the text to mark is there.
    requestAnimationFrame(() => markTarget(location.pathname + location.hash));
  },
};

export default clientModule;
