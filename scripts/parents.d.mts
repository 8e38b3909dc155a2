/** Types for the TypeScript that uses it; the scripts themselves are plain JavaScript. */
export function watchParents(onGone: () => void): NodeJS.Timeout | undefined
