/** Types for the TypeScript that uses it; the scripts themselves are plain JavaScript. */
export function fingerprint(root: string, paths: string[], extra?: string): string
