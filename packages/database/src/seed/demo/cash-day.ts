import { enteredKinds } from '@tecnoclick/domain/money/cash-book/cash-book'
import { z } from 'zod'
import { readJson } from './data-files.ts'
import { daysAgoSchema } from './moment.ts'
import { currencySchema } from './selling.ts'

const text = z.string().min(1)

/** `amount` is in units of the currency. */
const found = z.strictObject({ currency: currencySchema, amount: z.number().positive() })

const cash = found.extend({ reason: text })

const move = cash.extend({ kind: z.enum(enteredKinds), at: daysAgoSchema })

/** A day of the first register: counted, moved, counted again (selling.md#cash-book). */
export const cashDay = readJson(
  'money/cash-day.json',
  z.strictObject({
    /** Gets what is handed over. */
    secondRegister: text,
    clerk: z.email(),
    opened: daysAgoSchema,
    /** Beyond what the book says of payments: where it begins. */
    found: z.array(found),
    moves: z.array(move),
    closed: daysAgoSchema,
    missing: cash,
  }),
)
