import type { Closing } from '@tecnoclick/contract/money/closing/schemas'
import { noonOf } from '@tecnoclick/domain/platform/havana-day'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { formatLongDate } from '@tecnoclick/messages/platform/format-date'
import type { Block, Column, Paper } from '../../platform/papers/paper.ts'
import type { PaperWords } from '../../platform/papers/paper-words.ts'

/** The figures of a day as the office shows them; marked until the day is closed. */
export function dayReport(
  figures: Closing,
  words: PaperWords,
  settings: Settings,
  methodName: (code: string) => string,
): Paper {
  const { t, date, dateTime, typed, locale } = words
  const { day, firstDay, closing } = figures
  const shownDay = formatLongDate(noonOf(day), locale)
  const lines = [
    shownDay,
    ...(firstDay === day ? [] : [t('paper.day.since', { date: date(noonOf(firstDay)) })]),
    ...(closing
      ? [t('paper.day.closedBy', { name: closing.closedBy, date: dateTime(closing.closedDate) })]
      : []),
  ]
  const tables = tablesOf(figures, words, methodName)
  return {
    ...{ locale, format: 'sheet', issuer: words.issuer(settings) },
    title: `${t('paper.day.title')} · ${shownDay}`,
    heading: { text: t('paper.day.title'), lines },
    ...(!closing && { mark: t('paper.day.open') }),
    blocks: [
      ...(tables.length > 0 ? tables : [{ kind: 'text', text: t('paper.day.nothing') } as const]),
      { kind: 'facts', facts: [[t('paper.day.note'), typed(closing?.note)]] },
      { kind: 'signatures', names: [t('paper.day.signature')] },
    ],
  }
}

function tablesOf(
  { closing, cash, collected, refunded, sold, cancelled, clerks, credit }: Closing,
  { t, money, typed }: PaperWords,
  methodName: (code: string) => string,
): Block[] {
  const method = (code: string | null) => (code ? typed(methodName(code)) : t('paper.day.undecided'))
  const table = (title: string, names: readonly string[], rows: string[][]): Block[] =>
    rows.length === 0
      ? []
      : [
          { kind: 'text', text: title, isStrong: true },
          { kind: 'table', title, columns: columnsOf(names), rows },
        ]
  return [
    ...table(
      t('paper.day.cash'),
      (['currency', 'opening', 'collected', 'refunded', 'paidIn', 'paidOut', 'difference'] as const).map(
        (key) => t(`paper.day.${key}`),
      ),
      cash.map((row) => [
        row.currency,
        ...[row.opening ?? 0, row.collected, row.refunded, row.paidIn, row.paidOut, row.difference].map(
          (sum) => money(sum, row.currency),
        ),
      ]),
    ),
    ...table(
      t('paper.day.counted'),
      (['currency', 'opening', 'expected', 'counted', 'difference'] as const).map((key) =>
        t(`paper.day.${key}`),
      ),
      (closing?.counts ?? []).map((row) => [
        row.currency,
        ...[row.opening, row.expected, row.counted, row.difference].map((sum) => money(sum, row.currency)),
      ]),
    ),
    ...table(
      t('paper.day.collected'),
      [t('paper.day.method'), t('paper.day.count'), t('paper.day.total')],
      collected.map(({ source, paymentMethod, payments, total, currency }) => [
        source === 'order'
          ? method(paymentMethod)
          : `${method(paymentMethod)} · ${t(`paper.day.sources.${source}`)}`,
        String(payments),
        money(total, currency),
      ]),
    ),
    ...table(
      t('paper.day.clerks'),
      [t('paper.day.person'), t('paper.day.method'), t('paper.day.collected'), t('paper.day.refunded')],
      clerks.map((row) => [
        typed(row.name),
        method(row.paymentMethod),
        money(row.collected, row.currency),
        money(row.refunded, row.currency),
      ]),
    ),
    ...table(
      t('paper.day.refunded'),
      [t('paper.day.method'), t('paper.day.count'), t('paper.day.total')],
      refunded.map((row) => [method(row.paymentMethod), String(row.refunds), money(row.total, row.currency)]),
    ),
    ...table(
      t('paper.day.sold'),
      [t('paper.day.method'), t('paper.day.count'), t('paper.day.total')],
      sold.map((row) => [method(row.paymentMethod), String(row.orders), money(row.total, row.currency)]),
    ),
    ...table(
      t('paper.day.cancelled'),
      [t('paper.day.currency'), t('paper.day.count'), t('paper.day.total')],
      cancelled.map((row) => [row.currency, String(row.orders), money(row.total, row.currency)]),
    ),
    ...table(
      t('paper.day.credit'),
      [t('paper.day.currency'), t('paper.day.added'), t('paper.day.spent'), t('paper.day.owed')],
      credit.map((row) => [
        row.currency,
        ...[row.added, row.spent, row.owed].map((sum) => money(sum, row.currency)),
      ]),
    ),
  ]
}

function columnsOf(names: readonly string[]): Column[] {
  return names.map((header, index) =>
    index === 0 ? { header, share: 2 } : { header, share: 1.4, align: 'end' },
  )
}
