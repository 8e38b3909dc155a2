import { cupSteps } from '@tecnoclick/domain/catalogue/cup-price'
import { fromWire } from '@tecnoclick/domain/platform/money'
import { z } from 'zod'
import { slugField } from '../../platform/editable-fields.ts'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { errorKey } from '../../platform/issue-message.ts'
import { idSchema } from '../../platform/wire.ts'

export const roundingDirectionSchema = explainedEnum(['nearest', 'up'], {
  nearest: 'To the nearest step',
  up: 'To the next step',
})

export const recalculatedPricesSchema = explainedEnum(['all', 'missing'], {
  all: 'Every price',
  missing: 'Only prices that are missing',
})

const amount = z.number()
const count = z.number().int()
const largestRate = 100_000

/** How CUP prices are derived from the others, and for which products. */
export const recalculationSchema = z.object({
  rate: z
    .number(errorKey('validation.number'))
    .positive(errorKey('validation.number'))
    .max(largestRate)
    .refine((rate) => fromWire(rate) !== undefined, errorKey('validation.number')),
  step: z.literal(cupSteps),
  direction: roundingDirectionSchema,
  /** Includes subcategories. */
  category: slugField.nullish(),
  brand: slugField.nullish(),
  /** `missing` keeps existing prices. */
  which: recalculatedPricesSchema,
  /** Also recalculates wholesale prices. */
  wholesale: z.boolean(),
  /** The person has seen that the rate or a price is unusual (catalogue.md#unusual-prices). */
  confirmed: z.boolean().optional(),
})

const changeSchema = z.object({ before: amount.nullable(), after: amount.nullable() })

export const recalculatedProductSchema = z.object({
  id: idSchema,
  sku: z.string(),
  name: z.string(),
  price: amount,
  priceAlt: changeSchema,
  priceMayoristaAlt: changeSchema,
  /** The surcharges of its options that change. */
  surcharges: z.array(changeSchema.extend({ id: idSchema, title: z.string() })),
  /** A price that becomes less than a tenth or more than ten times what it was. */
  unusual: z.boolean(),
})

/** The number of affected products and the first of them. */
export const recalculationPreviewSchema = z.object({
  inScope: count,
  changed: count,
  /** How many prices ask for a confirmation. */
  unusual: count,
  /** Of the last recalculation that stands, or the usual one of the shop. */
  lastRate: amount.nullable(),
  unusualRate: z.boolean(),
  data: z.array(recalculatedProductSchema),
})

export const recalculationIdSchema = z.object({ recalculation: z.string().regex(/^[0-9a-f]{16}$/) })

/** A recalculation that can be undone. */
export const doneRecalculationSchema = z.object({
  id: z.string(),
  date: z.iso.datetime(),
  actor: z.string().nullable(),
  rate: amount,
  step: count,
  direction: roundingDirectionSchema,
  changed: count,
  undone: z.boolean(),
})

/** `kept` counts products whose price has changed again since. */
export const undoneRecalculationSchema = z.object({ restored: count, kept: count })

export const ratedCurrencySchema = explainedEnum(['CUP', 'MLC'], {
  CUP: 'The rate of CUP to USD',
  MLC: 'The factors of the prices in MLC',
})
export const rateParams = z.object({ currency: ratedCurrencySchema })
export const reviewedRateSchema = z.object({ currency: ratedCurrencySchema, date: z.iso.datetime() })

export type RatedCurrency = z.infer<typeof ratedCurrencySchema>
export type ReviewedRate = z.infer<typeof reviewedRateSchema>
export type Recalculation = z.infer<typeof recalculationSchema>
export type RecalculatedProduct = z.infer<typeof recalculatedProductSchema>
export type RecalculationPreview = z.infer<typeof recalculationPreviewSchema>
export type DoneRecalculation = z.infer<typeof doneRecalculationSchema>
export type UndoneRecalculation = z.infer<typeof undoneRecalculationSchema>
