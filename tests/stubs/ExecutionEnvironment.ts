/** Replaces Docusaurus's execution environment: a browser. */
export default {canUseDOM: true, canUseEventListeners: true, canUseViewport: true};
