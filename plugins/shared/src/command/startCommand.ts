/** Minimum minor version of Node.js 20 and 22 with which CommonJS can load ES modules. */
const OLDEST = {20: 19, 22: 12};

function isSupported(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major === 20) return minor >= OLDEST[20];
  if (major === 22) return minor >= OLDEST[22];
  return major > 22;
}

/**
 * Runs a command, or says which Node.js it needs. Nothing else may be loaded before this, because
 * older versions stop at the first dependency that they cannot load.
 * @param version version of Node.js. Default: the running one
 */
export function startCommand(
  name: string,
  load: () => unknown,
  version = process.versions.node,
): void {
  if (isSupported(version)) {
    load();
    return;
  }
  console.error(
    `${name} needs Node.js 20.19 or newer (with Node.js 22, 22.12 or newer), and this is Node.js ${version}.`,
  );
  process.exitCode = 1;
}
