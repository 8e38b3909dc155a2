/** A page that comes through a service worker cannot see what it weighed on its way, and its footer tells it: so we say it. */
export function pageWeight(type: string, bytes: number): Record<string, string> {
  return type.startsWith('text/html') ? { 'server-timing': `weight;dur=${bytes}` } : {}
}
