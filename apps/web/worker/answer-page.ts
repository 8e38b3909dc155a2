import { storedShellPath, worksOffline } from '../app/offline/works-offline.ts'
import { findShell } from './stock.ts'

/** Longer nobody waits for a page that can be drawn without the server. */
const slowAfterMs = 3000

/** The server's page; without a line, or with a slow one, the stored shell, into which script draws the same page. */
export async function answerPage(
  request: Request,
  preloaded: Promise<Response | undefined>,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  const asked = preloaded.then((response) => response ?? fetch(request))
  if (request.method !== 'GET') return asked.catch(() => backFrom(request))
  const fallback = worksOffline(pathname) ? findShell : undefined
  const answer = await Promise.race([asked.catch(() => undefined), ...(fallback ? [pause()] : [])])
  if (answer) return answer
  const shell = await findShell()
  if (!shell) return asked
  return fallback ? shell : Response.redirect(unavailableAt(request.url), 302)
}

/** Its own address, where the router finds its own page: anywhere else it would look for a script that is not here. */
function unavailableAt(address: string): string {
  const { pathname, search, origin } = new URL(address)
  return `${origin}${storedShellPath}?${new URLSearchParams({ from: pathname + search })}`
}

/** A plain form that could not be sent leads back to its page, not to the browser's own. */
function backFrom({ referrer }: Request): Response {
  const isOurs = referrer.startsWith(`${self.location.origin}/`)
  return Response.redirect(isOurs ? referrer : '/', 303)
}

function pause(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, slowAfterMs))
}
