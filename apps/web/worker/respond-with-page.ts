import { whenSlow } from '../app/offline/slow-connection.ts'
import { storedShellPath, worksOffline } from '../app/offline/works-offline.ts'
import { findShell } from './precache.ts'

/** The server's page. If it fails or is slow, the cached shell, into which script renders pages that work offline. */
export async function respondWithPage(
  request: Request,
  preloaded: Promise<Response | undefined>,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  const pending = preloaded.then((response) => response ?? fetch(request))
  if (request.method !== 'GET') return pending.catch(() => redirectBack(request))
  const hasFallback = worksOffline(pathname)
  const response = await Promise.race([pending.catch(() => undefined), ...(hasFallback ? [whenSlow()] : [])])
  if (response) return response
  const shell = await findShell()
  if (!shell) return pending
  return hasFallback ? shell : Response.redirect(unavailableUrl(request.url), 302)
}

/** The shell's own URL: on any other URL the router would load the script of a page that is not cached. */
function unavailableUrl(url: string): string {
  const { pathname, search, origin } = new URL(url)
  return `${origin}${storedShellPath}?${new URLSearchParams({ from: pathname + search })}`
}

/** A plain form that could not be sent returns to its page instead of the browser's error page. */
function redirectBack({ referrer }: Request): Response {
  const isSameOrigin = referrer.startsWith(`${self.location.origin}/`)
  return Response.redirect(isSameOrigin ? referrer : '/', 303)
}
