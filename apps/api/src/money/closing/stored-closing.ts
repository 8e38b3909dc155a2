import type { DayClosing } from '@tecnoclick/contract/money/closing/schemas'
import { toWire } from '@tecnoclick/domain/platform/money'
import { sql } from 'drizzle-orm'
import { staffNameOf } from '../../platform/staff-name.ts'

interface StoredClosing {
  day: string
  firstDay: string
  closedAt: string
  closedBy: string
  note: string
  counts: { currency: string; opening: number; expected: number; counted: number }[]
  corrections: {
    id: number
    currency: string
    counted: number
    expected: number
    note: string
    correctedBy: string
    correctedAt: string
  }[]
}

/** Expects a `day_closings` row with the alias `c`. */
export const closingJson = sql`json_build_object(
  'day', c.day, 'firstDay', c.first_day, 'closedAt', c.closed_at, 'note', c.note,
  'closedBy', ${staffNameOf(sql`c.closed_by`)},
  'counts', (
    select coalesce(json_agg(json_build_object(
      'currency', n.currency, 'opening', n.opening, 'expected', n.expected, 'counted', n.counted
    ) order by n.currency), '[]') from cash_counts as n where n.day = c.day
  ),
  'corrections', (
    select coalesce(json_agg(json_build_object(
      'id', k.id, 'currency', k.currency, 'counted', k.counted, 'expected', n.expected, 'note', k.note,
      'correctedBy', ${staffNameOf(sql`k.corrected_by`)}, 'correctedAt', k.corrected_at
    ) order by k.id), '[]')
    from cash_corrections as k join cash_counts as n using (day, currency) where k.day = c.day
  )
)`

export function serializeClosing({
  day,
  firstDay,
  closedAt,
  closedBy,
  note,
  counts,
  corrections,
}: StoredClosing): DayClosing {
  return {
    id: Number(day.replaceAll('-', '')),
    day,
    firstDay,
    closedDate: new Date(closedAt).toISOString(),
    closedBy,
    note,
    counts: counts.map(({ currency, opening, expected, counted }) => ({
      currency,
      opening: toWire(opening),
      expected: toWire(expected),
      counted: toWire(counted),
      difference: toWire(counted - expected),
    })),
    corrections: corrections.map(({ counted, expected, correctedAt, ...same }) => ({
      ...same,
      counted: toWire(counted),
      difference: toWire(counted - expected),
      correctedDate: new Date(correctedAt).toISOString(),
    })),
  }
}

export type { StoredClosing }
