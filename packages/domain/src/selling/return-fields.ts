import type { Fields } from '../platform/fields.ts'

/** The columns of a return that are read as they are. */
export const returnFields = {
  /** What the buyer wrote. */
  text: { kind: 'prose', max: 2000 },
  /** What staff wrote, such as why it was refused. */
  note: { kind: 'line', max: 500, notNull: true },
} as const satisfies Fields
