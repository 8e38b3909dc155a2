import type { Fields } from '../platform/fields.ts'
import { longestWarrantyMonths } from './repair-warranty.ts'

/** What is written down of a device, by its owner or at the counter. */
export const deviceFields = {
  model: { kind: 'line', max: 100, notNull: true },
  failure: { kind: 'prose', max: 2000, required: true },
} as const satisfies Fields

/** With what staff write down besides when it is left at the counter. */
export const receivedFields = {
  ...deviceFields,
  /** What was left with the device. */
  accessories: { kind: 'line', max: 500, notNull: true },
  /** Of the repair; 0 for none. */
  warrantyMonths: { kind: 'count', max: longestWarrantyMonths, notNull: true },
} as const satisfies Fields

/** The columns that whoever sees a service order reads as they are. */
export const serviceOrderFields = {
  ...receivedFields,
  houseservice: { kind: 'flag' },
  address: { kind: 'line', max: 600, notNull: true },
} as const satisfies Fields
