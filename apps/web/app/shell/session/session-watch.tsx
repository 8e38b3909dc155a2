import { getPublicSettings } from '@tecnoclick/contract/site/settings/endpoints'
import { useFullT } from '@tecnoclick/ui/messages'
import { PageContainer } from '@tecnoclick/ui/page-container'
import { useToast } from '@tecnoclick/ui/toast'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { data, type MiddlewareFunction, Outlet, useLocation, useRevalidator } from 'react-router'
import { readPart, writePart } from '../../platform/browser-state.ts'
import { translatorFor } from '../../platform/form/form-action.ts'
import { hasSessionCookie } from '../../platform/session/find-viewer.ts'
import { clearedFlash, type Flash, flashCookie, flashText, readFlash } from '../../platform/session/flash.ts'
import { accountPart } from '../../platform/session/private-prefix.ts'
import { listenToOtherTabs, type SessionEvent } from '../../platform/session/tabs.ts'
import { type Visit, visitOf } from '../../rendering/context.ts'
import { useShellData } from '../../rendering/shell-data.ts'
import { loadAllTexts } from '../../rendering/texts.ts'
import type { Route } from './+types/session-watch.ts'

/**
 * Sets the flash for a session that has expired (people.md#sessions). The API deletes the session cookie when the
 * viewer is requested. The page is shown as for a visitor; if it needs a session, `signed-in-only` redirects to
 * sign-in.
 */
const flashExpiredSession: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  if (request.method !== 'GET' || !hasSessionCookie(request)) return next()
  const viewer = await visitOf(context).me()
  const response = await next()
  if (viewer.ok && viewer.data.user === null) {
    response.headers.append('set-cookie', flashCookie('expired', url))
  }
  return response
}

export const middleware = [flashExpiredSession]

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const loaded = await loadFlash(visitOf(context), request, url)
  return data(loaded ?? null, { headers: loaded ? { 'set-cookie': clearedFlash(url) } : {} })
}

interface LoadedFlash {
  flash: Flash
  /** For a page without script; with script the toast translates the flash itself. */
  text: string
}

/** Only a document takes the flash; for a `.data` request the script in the page reads the cookie. */
async function loadFlash(visit: Visit, request: Request, url: URL): Promise<LoadedFlash | undefined> {
  const flash = readFlash(request.headers.get('cookie'), url)
  const isDocument = !new URL(request.url).pathname.endsWith('.data')
  if (!flash || !isDocument) return undefined
  const [settings, viewer] = await Promise.all([visit.client.attempt(getPublicSettings), visit.me()])
  const names = {
    store: settings.ok ? settings.data.storeName : undefined,
    person: viewer.ok ? viewer.data.user?.name : undefined,
  }
  return { flash, text: flashText(flash, translatorFor(visit), names) }
}

/** A flash belongs to one document load. */
export function shouldRevalidate() {
  return false
}

/** Around every page: signing in or out, here or in another tab, affects them all. */
export default function SessionWatch({ loaderData: loaded }: Route.ComponentProps) {
  // Only for browsers without script; with script a toast shows it.
  const [notice, setNotice] = useState(loaded?.text)
  useEffect(() => setNotice(undefined), [])
  useSessionEvents(loaded?.flash)
  return (
    <>
      {notice !== undefined && (
        <PageContainer className="hidden pt-4 no-script:block">
          <p role="status" className="rounded-md bg-success-soft px-4 py-3 font-medium text-sm text-success">
            {notice}
          </p>
        </PageContainer>
      )}
      <Outlet />
    </>
  )
}

/**
 * Shows the flash once, and follows sign-in and sign-out in other tabs. A document has its flash in the loader data,
 * because the server has already cleared the cookie; client-side navigations and pages of the page cache leave the cookie
 * to be read here. Most pages have neither and do not load the script.
 */
function useSessionEvents(fromDocument: Flash | undefined): void {
  const page = {
    // `loadHandlers` loads all texts before it is used.
    t: useFullT(),
    toast: useToast(),
    shell: useShellData(),
    revalidate: useRevalidator().revalidate,
  }
  const { key } = useLocation()
  const account = page.shell?.viewer?.email
  const pending = useRef(fromDocument)

  const handleFlash = useEffectEvent(async () => {
    if (!pending.current && !/\bflash=/.test(document.cookie)) return
    const { showFlash } = await loadHandlers()
    const flash = pending.current
    pending.current = undefined
    await showFlash(flash, page)
  })
  const handleTab = useEffectEvent(async (event: SessionEvent) =>
    (await loadHandlers()).followTab(event, page),
  )

  // Signing out removes what belongs to this account alone.
  useEffect(() => {
    if (account !== undefined && readPart(accountPart) !== account) writePart(accountPart, account)
  }, [account])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation may bring a flash, even to the same address.
  useEffect(() => void handleFlash(), [key])
  useEffect(() => listenToOtherTabs((event) => void handleTab(event)), [])
}

async function loadHandlers() {
  const [{ showFlash, followTab }] = await Promise.all([import('./session-events.ts'), loadAllTexts()])
  return { showFlash, followTab }
}
