/** Replaces Docusaurus's `ExecutionEnvironment`: tests count as a browser. */
export default {canUseDOM: true, canUseEventListeners: true, canUseViewport: true};
