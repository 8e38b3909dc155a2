import { defaultLocale, isLocale } from '@tecnoclick/messages/locales'
import { MessagesProvider } from '@tecnoclick/ui/messages'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { beginCold } from './offline/cold-start.ts'
import { awaitInstallOffer } from './offline/install-offer.ts'
import { PageFactsProvider, readPageFacts } from './rendering/page-facts.tsx'
import { beginTexts } from './rendering/texts.ts'

const root = document.documentElement
const locale = isLocale(root.lang) ? root.lang : defaultLocale
/** A document out of this browser's store: it was drawn for no address, so there is nothing to take over. */
const isStoredShell = root.dataset.storedShell !== undefined
if (isStoredShell) beginCold()
awaitInstallOffer()

// Until the table is here the page is what the server sent, and every link and form of it works.
beginTexts(locale, location.pathname).then((table) => {
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
