/** Loader that takes the names of modules out of the registry of routes: only the server, which reports what it has rendered, reads them. */
export default function namelessRegistry(source) {
  return source.replace(/, "[^"]+", (?=require\.resolveWeak)/g, ', "", ');
}
