import type { ReturnReason } from '@tecnoclick/domain/selling/returns'
import type { MessageTable } from '@tecnoclick/messages/message-table'
import { createTranslator, type TranslateAll } from '@tecnoclick/messages/translate'
import { useLocale } from '@tecnoclick/ui/messages'
import { createContext, type ReactNode, useContext, useMemo } from 'react'

export type ReturnMessages = MessageTable['returns']

const ReturnTextsContext = createContext<TranslateAll | undefined>(undefined)

/** The pages of returns get their texts with their data: no other page downloads them. */
export function ReturnTexts({ texts, children }: { texts: ReturnMessages; children: ReactNode }) {
  const locale = useLocale()
  const t = useMemo(() => createTranslator(locale, { returns: texts }), [locale, texts])
  return <ReturnTextsContext value={t}>{children}</ReturnTextsContext>
}

/** Translates keys that start with `returns.` only. */
export function useReturnT(): TranslateAll {
  const t = useContext(ReturnTextsContext)
  if (!t) throw new Error('No ReturnTexts above this component')
  return t
}

/** The key of a reason's text. A group with the key `other` would be a plural. */
export function reasonKey(reason: ReturnReason) {
  return `returns.reasons.${reason === 'other' ? 'another' : reason}` as const
}

/** A day of Havana as an instant on that day, everywhere the shop is read. */
export function noonOf(day: string): Date {
  return new Date(`${day}T16:00:00Z`)
}
