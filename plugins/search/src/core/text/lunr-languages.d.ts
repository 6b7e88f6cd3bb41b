declare module 'lunr-languages/*' {
  import type lunr from 'lunr';

  const extend: (lunrToExtend: typeof lunr) => void;
  export default extend;
}
