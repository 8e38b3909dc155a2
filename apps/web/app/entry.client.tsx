import { defaultLocale, isLocale } from '@tecnoclick/messages/platform/locales'
import { MessagesProvider } from '@tecnoclick/ui/messages'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { listenForInstallOffer } from './offline/install-offer.ts'
import { markColdStart } from './offline/network-first.ts'
import { createPatientFetch } from './platform/patient-fetch.ts'
import { PageFactsProvider, readPageFacts } from './rendering/page-facts.tsx'
import { loadInitialTexts } from './rendering/texts.ts'

const root = document.documentElement
const locale = isLocale(root.lang) ? root.lang : defaultLocale
/** The cached shell was rendered for no URL, so there is nothing to hydrate. */
const isStoredShell = root.dataset.storedShell !== undefined
if (isStoredShell) markColdStart()
listenForInstallOffer()
// The router and the API client have no time limit, and every request passes here.
window.fetch = createPatientFetch(window.fetch.bind(window))

// Until then the page is plain HTML, and its links and forms work.
void loadInitialTexts(locale, location.pathname).then((table) => {
  startTransition(() => {
    const app = (
      <StrictMode>
        <MessagesProvider locale={locale} table={table}>
          <PageFactsProvider value={readPageFacts(root)}>
            <HydratedRouter />
          </PageFactsProvider>
        </MessagesProvider>
      </StrictMode>
    )
    if (isStoredShell) createRoot(document).render(app)
    else hydrateRoot(document, app)
  })
})
