import { ConfirmProvider } from '@tecnoclick/ui/confirm-dialog'
import { LinkProvider } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import { SkipLink } from '@tecnoclick/ui/skip-link'
import { ToastProvider } from '@tecnoclick/ui/toast'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ConnectionNotice } from '../offline/connection-notice.tsx'
import { LazyHydrate, lazyPart } from '../rendering/lazy-hydrate.tsx'
import { BareHeader } from './bare-header.tsx'
import { FloatingTools } from './floating-tools.tsx'
import { Header } from './header.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { RouteFocus } from './route-focus.tsx'
import { RouterLink } from './router-link.tsx'
import { useShellData } from './shell-data.ts'
import { toastDuration } from './toast-duration.ts'
import { useShellKey } from './use-shell-key.ts'

const contentId = 'content'

/** Far below what one came for: its script comes when somebody scrolls there. */
const footer = lazyPart(() => import('./lazy/footer.tsx'))

/** What every screen wears. On the error page of a shell that could not be loaded only the brand is left of it. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useT()
  const shell = useShellData()
  const { pathname } = useLocation()
  const footerKey = useShellKey('footer')
  return (
    <LinkProvider component={RouterLink}>
      <ToastProvider durationMs={toastDuration(pathname)}>
        <ConfirmProvider>
          <div className="flex min-h-dvh flex-col">
            <SkipLink target={contentId}>{t('shell.skipToContent')}</SkipLink>
            <NavigationProgress />
            <div className="contents print:hidden">{shell ? <Header shell={shell} /> : <BareHeader />}</div>
            <main id={contentId} tabIndex={-1} className="flex-1 outline-none">
              {children}
            </main>
            <div className="print:hidden">
              {shell && <LazyHydrate part={footer} props={{ shell }} cacheKey={footerKey} />}
            </div>
          </div>
          <div className="contents print:hidden">{shell && <FloatingTools shell={shell} />}</div>
          <ConnectionNotice />
          <RouteFocus contentId={contentId} />
        </ConfirmProvider>
      </ToastProvider>
    </LinkProvider>
  )
}
