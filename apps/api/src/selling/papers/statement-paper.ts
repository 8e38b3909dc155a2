import type { CreditEntry } from '@tecnoclick/contract/selling/credit/schemas'
import type { Settings } from '@tecnoclick/domain/site/settings'
import type { Paper } from '../../platform/papers/paper.ts'
import type { PaperWords } from '../../platform/papers/paper-words.ts'

interface Statement {
  /** Whose it is: lines below the heading. */
  holder: readonly string[]
  balances: readonly { currency: string; balance: number }[]
  /** Newest first. */
  entries: readonly CreditEntry[]
  total: number
  now: Date
}

/** So that a paper stays small. */
const newest = 60

/** The store credit of an account, as the page shows it. */
export function statementPaper(statement: Statement, words: PaperWords, settings: Settings): Paper {
  const { t, date, money, typed, locale } = words
  const { holder, balances, total, now } = statement
  const entries = statement.entries.slice(0, newest)
  const title = t('paper.credit.title')
  return {
    ...{ locale, title, format: 'sheet', issuer: words.issuer(settings) },
    heading: { text: title, lines: [t('paper.credit.asOf', { date: date(now) }), ...holder.map(typed)] },
    blocks: [
      {
        kind: 'sums',
        sums: balances.map(({ currency, balance }) => ({
          name: t('paper.credit.balanceIn', { currency }),
          amount: money(balance, currency),
          isTotal: true,
        })),
      },
      ...(entries.length === 0
        ? [{ kind: 'text', text: t('paper.credit.none') } as const]
        : [
            {
              kind: 'table',
              title: t('credit.entries'),
              columns: [
                { header: t('paper.credit.date'), share: 18 },
                { header: t('paper.credit.movement'), share: 46 },
                { header: t('paper.credit.amount'), share: 18, align: 'end' },
                { header: t('paper.credit.balance'), share: 18, align: 'end' },
              ],
              rows: entries.map((entry) => [
                date(entry.date),
                [t(`credit.kinds.${entry.kind}`), ...notesOf(entry, words)],
                money(entry.amount, entry.currency),
                money(entry.balance, entry.currency),
              ]),
            } as const,
          ]),
      { kind: 'text', text: total > entries.length ? t('credit.older', { count: entries.length }) : '' },
    ],
  }
}

function notesOf({ noSellOrden, orderNum, note, expiresDate }: CreditEntry, { t, date, typed }: PaperWords) {
  return [
    noSellOrden ? t('credit.order', { number: noSellOrden }) : '',
    orderNum ? t('credit.repair', { number: orderNum }) : '',
    typed(note),
    expiresDate ? t('credit.expires', { date: date(expiresDate) }) : '',
  ].filter(Boolean)
}
