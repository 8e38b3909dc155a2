import type { Locale } from '@tecnoclick/messages/locales'
import type { TablePart } from '@tecnoclick/messages/table'
import { createTranslator, type Translate } from '@tecnoclick/messages/translate'
import { createContext, type ReactNode, useContext, useMemo } from 'react'

interface Messages {
  locale: Locale
  t: Translate
}

const MessagesContext = createContext<Messages | undefined>(undefined)

interface MessagesProviderProps {
  locale: Locale
  table: TablePart
  children: ReactNode
}

export function MessagesProvider({ locale, table, children }: MessagesProviderProps) {
  const messages = useMemo(() => ({ locale, t: createTranslator(locale, table) }), [locale, table])
  return <MessagesContext value={messages}>{children}</MessagesContext>
}

export function useT(): Translate {
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
