import { BackToTop } from '@tecnoclick/ui/back-to-top'
import { ConfirmProvider } from '@tecnoclick/ui/confirm-dialog'
import { Link, LinkProvider } from '@tecnoclick/ui/link'
import { Mark } from '@tecnoclick/ui/logo'
import { useT } from '@tecnoclick/ui/messages'
import { PageContainer } from '@tecnoclick/ui/page-container'
import { ProgressBar } from '@tecnoclick/ui/progress-bar'
import { SkipLink } from '@tecnoclick/ui/skip-link'
import { ToastProvider } from '@tecnoclick/ui/toast'
import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { RouterLink } from '../platform/page/router-link.tsx'
import { LazyHydrate, lazyPart } from '../rendering/lazy-hydrate.tsx'
import { type ShellData, useShellData } from '../rendering/shell-data.ts'
import { ConnectionNotice } from './connection-notice.tsx'
import { Header } from './header.tsx'
import { CurrencySwitch } from './preference-forms.tsx'
import { RouteFocus } from './route-focus.tsx'
import { toastDuration } from './toast-duration.ts'

const contentId = 'content'

/** Below the fold of most pages. */
const footer = lazyPart(() => import('./lazy/footer.tsx'), { cached: true })

/** Surrounds every page. If the shell's data could not be loaded, only the brand is shown. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useT()
  const shell = useShellData()
  const { pathname } = useLocation()
  return (
    <LinkProvider component={RouterLink}>
      <ToastProvider durationMs={toastDuration(pathname)}>
        <ConfirmProvider>
          <div className="flex min-h-dvh flex-col">
            <SkipLink target={contentId}>{t('shell.skipToContent')}</SkipLink>
            <NavigationProgress />
            <div className="contents print:hidden">{shell ? <Header shell={shell} /> : <BareHeader />}</div>
            <ConnectionNotice />
            <main id={contentId} tabIndex={-1} className="flex-1 outline-none">
              {children}
            </main>
            <div className="print:hidden">{shell && <LazyHydrate part={footer} props={{}} />}</div>
          </div>
          <div className="contents print:hidden">{shell && <FloatingTools shell={shell} />}</div>
          <RouteFocus contentId={contentId} />
        </ConfirmProvider>
      </ToastProvider>
    </LinkProvider>
  )
}

function BareHeader() {
  const t = useT()
  return (
    <header className="band">
      <PageContainer className="flex h-14 items-center lg:h-18">
        <Link href="/" aria-label={t('shell.nav.home')} className="inline-flex size-11 items-center">
          <Mark />
        </Link>
      </PageContainer>
    </header>
  )
}

function FloatingTools({ shell }: { shell: ShellData }) {
  const t = useT()
  return (
    <BackToTop
      label={t('shell.backToTop')}
      beside={
        <CurrencySwitch
          shell={shell}
          className="ground flex rounded-full border p-0.5 shadow-raised *:rounded-full"
        />
      }
    />
  )
}

function NavigationProgress() {
  const t = useT()
  return <ProgressBar active={useNavigation().state !== 'idle'} label={t('shell.loadingPage')} />
}
