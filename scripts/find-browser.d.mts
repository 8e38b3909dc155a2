/** Types for the TypeScript that uses it; the scripts themselves are plain JavaScript. */
export function findBrowser(): Promise<{ path: string; version: string }>
