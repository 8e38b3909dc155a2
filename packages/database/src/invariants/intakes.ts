import type { Invariant } from './invariant.ts'

/** platform.md#invariants, 14. */
export const intakeInvariants: readonly Invariant[] = [
  {
    id: '14-intake-photo',
    title: 'The photo with the marks of an intake is a photo of its order',
    sql: `
      select service_order_id from service_intakes as i
      where marked_photo is not null and not exists (
        select from service_order_photos as p
        where p.service_order_id = i.service_order_id and p.position = i.marked_photo
      )`,
  },
  {
    id: '14-intake-serial',
    title: 'The serial of an intake is compared by its letters and digits',
    // Rule: platform/letters-and-digits.ts
    sql: `
      select service_order_id from service_intakes
      where serial_key <> regexp_replace(upper(serial), '[^A-Z0-9]', '', 'g')`,
  },
  {
    id: '14-intake-at-counter',
    title: 'An intake is of a device that was left at the counter',
    sql: `
      select service_order_id from service_intakes as i join service_orders as o on o.id = i.service_order_id
      where o.received_by is null`,
  },
]
