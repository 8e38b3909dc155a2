import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import { sessionCookieName } from '@tecnoclick/contract/platform/cookie-names'
import { parseCookies } from '@tecnoclick/contract/platform/preferences'
import { redirect } from 'react-router'
import type { Visit } from '../../rendering/context.ts'
import { refusedPage } from '../../rendering/page-client.ts'

/**
 * Null for a visitor. Throws an error page while the API is unavailable: a signed-in customer must not be asked to sign
 * in again.
 */
export async function findViewer({ me, requestId }: Pick<Visit, 'me' | 'requestId'>): Promise<Viewer | null> {
  const outcome = await me()
  if (!outcome.ok) throw refusedPage(outcome.error, requestId)
  return outcome.data.user
}

/** For loaders and actions below `signed-in-only`, which has already redirected visitors. */
export async function requireViewer(visit: Visit): Promise<Viewer> {
  const viewer = await findViewer(visit)
  if (!viewer) throw redirect('/')
  return viewer
}

/** The session may have expired: only the API knows. */
export function hasSessionCookie(request: Request): boolean {
  const name = sessionCookieName(new URL(request.url).protocol === 'https:')
  return parseCookies(request.headers.get('cookie') ?? '').has(name)
}
