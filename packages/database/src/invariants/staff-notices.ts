import type { Invariant } from './invariant.ts'

/** platform.md#invariants, 11. */
export const staffNoticeInvariants: readonly Invariant[] = [
  {
    id: '11-staff-notice-once',
    title: 'Nobody is told twice of the same row of the work queue by the same way',
    sql: `
      select min(m.id) as id from staff_messages as m cross join lateral jsonb_array_elements(m.rows) as r
      group by m.user_id, m.channel, coalesce(m.device_id, 0), r ->> 'kind', r ->> 'id', r ->> 'since'
      having count(*) > 1`,
  },
]
