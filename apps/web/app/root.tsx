import { isForgedRequest } from '@tecnoclick/contract/platform/forged-request'
import { direction } from '@tecnoclick/messages/platform/locales'
import { useLocale } from '@tecnoclick/ui/messages'
import { type ReactNode, useEffect } from 'react'
import { preloadModule } from 'react-dom'
import {
  data,
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from 'react-router'
import type { Route } from './+types/root.ts'
import { storedShellPath } from './offline/works-offline.ts'
import { isNetworkError } from './platform/connection-state.ts'
import { PageSkeleton } from './platform/page/page-skeleton.tsx'
import { visitOf } from './rendering/context.ts'
import { usePageFacts } from './rendering/page-facts.tsx'
import { rememberShell, useShellData } from './rendering/shell-data.ts'
import { startedEvent } from './rendering/start-on-use.ts'
import { loadAllTexts, partsFor } from './rendering/texts.ts'
import { FailurePage } from './shell/failure-page.tsx'
import { HeadLinks } from './shell/head-links.tsx'
import { loadShell } from './shell/load-shell.ts'
import { NotFoundPage } from './shell/not-found-page.tsx'
import { Shell } from './shell/shell.tsx'
import './app.css'

const rejectForgedRequests: Route.MiddlewareFunction = async ({ request, url }, next) =>
  isForgedRequest(request, url.origin) ? new Response(null, { status: 403 }) : next()

export const middleware = [rejectForgedRequests]

/** Loads the texts of a page together with its data. */
const textsForPage: Route.ClientMiddlewareFunction = async ({ url }) => {
  if (partsFor(url.pathname).includes('rest')) await loadAllTexts()
}

export const clientMiddleware = [textsForPage]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { shell, shared } = await loadShell(visitOf(context), url)
  const headers = shared ? { 'x-page-cache': 'shared' } : { 'cache-control': 'private, no-store' }
  return data(shell, { headers })
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const { loadShellOrFallback } = await import('./offline/shell-fallback.ts')
  return loadShellOrFallback(serverLoader)
}

/** The default for pages without headers of their own. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** The shell changes after an accepted form or an explicit revalidation, not by navigation. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { formMethod, actionStatus, currentUrl, nextUrl } = args
  if (actionStatus !== undefined && actionStatus >= 400) return false
  return (formMethod !== undefined && formMethod !== 'GET') || currentUrl.href === nextUrl.href
}

export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const { messageChunks = [], requestId } = usePageFacts()
  const isStoredShell = useLocation().pathname === storedShellPath
  const saveData = useShellData()?.saveData ?? false
  for (const chunk of messageChunks) preloadModule(chunk, { as: 'script' })
  return (
    <html
      lang={locale}
      dir={direction(locale)}
      data-request-id={requestId}
      data-stored-shell={isStoredShell ? '' : undefined}
      data-saving={saveData ? '' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <HeadLinks preloadFont={!saveData} />
        {/* Browsers hide nonces, which would cause a hydration mismatch; same-origin stylesheets need none. */}
        <Links nonce="" />
      </head>
      <body>
        <Shell>{children}</Shell>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App({ loaderData: shell }: Route.ComponentProps) {
  useEffect(() => rememberShell(shell), [shell])
  useEffect(() => void document.dispatchEvent(new Event(startedEvent)), [])
  return <Outlet />
}

/** Shown while script renders a page into the cached shell. */
export function HydrateFallback() {
  return <PageSkeleton />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { requestId } = usePageFacts()
  if (!isRouteErrorResponse(error))
    return <FailurePage requestId={requestId} isOffline={isNetworkError(error)} />
  return error.status === 404 ? (
    <NotFoundPage />
  ) : (
    <FailurePage requestId={error.data?.requestId ?? requestId} />
  )
}
