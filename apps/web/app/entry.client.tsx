import { defaultLocale, isLocale } from '@tecnoclick/messages/locales'
import { MessagesProvider } from '@tecnoclick/ui/messages'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { PageFactsProvider, readPageFacts } from './page-facts.tsx'
import { beginTexts } from './texts.ts'

const root = document.documentElement
const locale = isLocale(root.lang) ? root.lang : defaultLocale

// Until the table is here the page is what the server sent, and every link and form of it works.
beginTexts(locale, location.pathname).then((table) => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <MessagesProvider locale={locale} table={table}>
          <PageFactsProvider value={readPageFacts(root)}>
            <HydratedRouter />
          </PageFactsProvider>
        </MessagesProvider>
      </StrictMode>,
    )
  })
})
