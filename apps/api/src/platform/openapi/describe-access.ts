import { keyPermissionOf } from '../http/key-permission.ts'
import type { Route } from '../http/route.ts'

/** What the description of a route means for its callers, in sentences. */
export function describeAccess(route: Route): string {
  const { access, permission, confirmed, limits = [], list, repeatable, media, summary } = route
  const sentences = [
    summary,
    access === 'public' && 'For everybody',
    access === 'customer' && 'For every account that is signed in',
    permission && `For staff with the permission \`${permission}\``,
    access === 'customer' &&
      keyPermissionOf(route) &&
      `For API keys with the permission \`${keyPermissionOf(route)}\``,
    access !== 'public' && !keyPermissionOf(route) && 'Not for API keys',
    confirmed && 'Only within ten minutes of a password or second factor',
    list && `Filters and sorts by ${Object.keys(list).join(', ')}`,
    repeatable && 'A retry with the same `Idempotency-Key` is answered like the first call',
    media && `Answers \`${media}\``,
    ...limits.map(({ hits, seconds }) => `At most ${hits} calls in ${duration(seconds)}`),
  ]
  return sentences
    .filter((sentence) => typeof sentence === 'string')
    .join('. ')
    .concat('.')
}

function duration(seconds: number): string {
  if (seconds % 3600 === 0) return seconds === 3600 ? 'an hour' : `${seconds / 3600} hours`
  return seconds % 60 === 0 ? `${seconds / 60} minutes` : `${seconds} seconds`
}
