/** Replaces Docusaurus's `ExecutionEnvironment`, so that code in tests behaves as in a browser. */
export default {canUseDOM: true, canUseEventListeners: true, canUseViewport: true};
