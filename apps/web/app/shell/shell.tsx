import { BackToTop } from '@tecnoclick/ui/back-to-top'
import { ConfirmProvider } from '@tecnoclick/ui/confirm-dialog'
import { Link, LinkProvider } from '@tecnoclick/ui/link'
import { Mark } from '@tecnoclick/ui/logo'
import { useT } from '@tecnoclick/ui/messages'
import { PageContainer } from '@tecnoclick/ui/page-container'
import { ProgressBar } from '@tecnoclick/ui/progress-bar'
import { SkipLink } from '@tecnoclick/ui/skip-link'
import { ToastProvider } from '@tecnoclick/ui/toast'
import WifiOff from 'lucide-react/icons/wifi-off'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useConnection } from '../platform/connection-state.ts'
import { RouterLink } from '../platform/page/router-link.tsx'
import { LazyHydrate, lazyPart } from '../rendering/lazy-hydrate.tsx'
import { type ShellData, useShellData } from '../rendering/shell-data.ts'
import { useIdleComponent } from '../rendering/use-idle-component.ts'
import { Header } from './header.tsx'
import { CurrencySwitch } from './preference-forms.tsx'

const contentId = 'content'

/** Below the fold of most pages. */
const footer = lazyPart(() => import('./lazy/footer.tsx'), { cached: true })

/** Surrounds every page. If the shell's data could not be loaded, only the brand is shown. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useT()
  const shell = useShellData()
  return (
    <LinkProvider component={RouterLink}>
      <ToastProvider>
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
          className="ground flex rounded-full max-sm:hidden border p-0.5 shadow-raised *:rounded-full"
        />
      }
    />
  )
}

function NavigationProgress() {
  const t = useT()
  return <ProgressBar active={useNavigation().state !== 'idle'} label={t('shell.loadingPage')} />
}

/**
 * A strip below the header, in the flow of the page: it covers neither prices nor the button to buy. The status region is
 * always rendered: screen readers announce only changes inside an existing one.
 */
function ConnectionNotice() {
  const t = useT()
  const { isOnline, dataFrom, queued } = useConnection()
  const Watch = useIdleComponent(() => import('./lazy/connection-watch.tsx'))
  const hasNotice = !isOnline || dataFrom !== undefined || queued > 0
  return (
    <>
      <div role="status" className="sticky top-(--header-height) z-20 print:hidden">
        {hasNotice && (
          <div className="offline-strip">
            <WifiOff aria-hidden="true" />
            {!isOnline && <strong>{t('shell.offline.title')}</strong>}
            {!isOnline && <span className="max-sm:sr-only">{t('shell.offline.text')}</span>}
            {dataFrom !== undefined && <span>{t('shell.offline.dataFrom', { time: dataFrom })}</span>}
            {queued > 0 && <span>{t('shell.offline.waiting', { count: queued })}</span>}
          </div>
        )}
      </div>
      {Watch && <Watch />}
    </>
  )
}

/**
 * Does what browsers do on a page load and routers do not: moves the focus to the content of a new page and announces its
 * title. Filters and anchors on the same page keep the focus.
 */
function RouteFocus({ contentId }: { contentId: string }) {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const target = document.getElementById(location.hash.slice(1)) ?? document.getElementById(contentId)
    target?.focus({ preventScroll: true })
    setAnnouncement(document.title)
  }, [pathname, contentId])

  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  )
}
