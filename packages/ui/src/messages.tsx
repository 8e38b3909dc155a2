import type { TablePart } from '@tecnoclick/messages/message-table'
import type { Locale } from '@tecnoclick/messages/platform/locales'
import {
  createTranslator,
  extendTable,
  type Translate,
  type TranslateAll,
} from '@tecnoclick/messages/translate'
import { createContext, type ReactNode, useContext, useMemo } from 'react'

interface Messages {
  locale: Locale
  table: TablePart
  t: TranslateAll
}

const MessagesContext = createContext<Messages | undefined>(undefined)

interface MessagesProviderProps {
  locale: Locale
  table: TablePart
  children: ReactNode
}

export function MessagesProvider({ locale, table, children }: MessagesProviderProps) {
  const messages = useMemo(() => ({ locale, table, t: createTranslator(locale, table) }), [locale, table])
  return <MessagesContext value={messages}>{children}</MessagesContext>
}

/** For texts that come with the data of a page. Call it before the page translates. */
export function useMoreMessages(part: TablePart): void {
  extendTable(useMessages().table, part)
}

/** Translates the texts that every page has loaded. */
export function useT(): Translate {
  return useMessages().t
}

/** For pages that load all texts: all but those marked `frontTexts` in the list of pages. */
export function useFullT(): TranslateAll {
  return useMessages().t
}

export function useLocale(): Locale {
  return useMessages().locale
}

function useMessages(): Messages {
  const messages = useContext(MessagesContext)
  if (!messages) throw new Error('No MessagesProvider above this component')
  return messages
}
