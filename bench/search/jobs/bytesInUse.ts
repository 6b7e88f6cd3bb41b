export function bytesInUse(): number {
  if (!globalThis.gc) throw new Error('bench: start the child process with --expose-gc');
  globalThis.gc();
  globalThis.gc();
  const {heapUsed, external} = process.memoryUsage();
  return heapUsed + external;
}
