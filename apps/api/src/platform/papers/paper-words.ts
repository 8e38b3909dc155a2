import { type CurrencyFormat, formatAmount, fromWire, onOneLine } from '@tecnoclick/domain/platform/money'
import type { PublicSettings } from '@tecnoclick/domain/site/settings'
import { formatDate, formatDateTime } from '@tecnoclick/messages/platform/format-date'
import type { Locale } from '@tecnoclick/messages/platform/locales'
import { tables } from '@tecnoclick/messages/tables'
import { createTranslator } from '@tecnoclick/messages/translate'
import type { Paper } from './paper.ts'
import { isolate, leftToRight } from './shape-text.ts'

type Shop = Pick<PublicSettings, 'storeName' | 'legalName' | 'legalCode' | 'address' | 'phones' | 'email'>

export type PaperWords = ReturnType<typeof createPaperWords>

/** How a paper says things in one language: texts, amounts, dates and what somebody typed. */
export function createPaperWords(locale: Locale, currencies: readonly CurrencyFormat[]) {
  const t = createTranslator(locale, tables[locale])
  return {
    locale,
    t,
    /** Of the wire; a discount is negative. */
    money(amount: number, code: string): string {
      const format = currencies.find((row) => row.code === code) ?? { code, symbol: code, decimals: 2 }
      const minor = Math.sign(amount) * (fromWire(Math.abs(amount)) ?? 0)
      return leftToRight(onOneLine(formatAmount(minor, format)))
    },
    date: (date: string | Date) => formatDate(new Date(date), locale),
    dateTime: (date: string | Date) => formatDateTime(new Date(date), locale),
    /** Names, addresses and notes. */
    typed: (text: string | null | undefined) => (text?.trim() ? isolate(text.trim()) : ''),
    /** Phones, codes and what is Latin in every language. */
    code: (text: string | null | undefined) => (text?.trim() ? leftToRight(text.trim()) : ''),
    issuer({ storeName, legalName, legalCode, address, phones }: Shop): Paper['issuer'] {
      const lines = [
        legalName !== storeName && isolate(legalName),
        isolate(address),
        phones.length > 0 && t('paper.phones', { phones: phones.join(', ') }),
        legalCode.trim() !== '' && leftToRight(t('orders.proforma.reeup', { code: legalCode })),
      ]
      return { name: isolate(storeName), lines: lines.filter((line) => line !== false) }
    },
  }
}
