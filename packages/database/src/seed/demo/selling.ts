import { paymentMethods, paymentStates } from '@tecnoclick/domain/selling/order'
import { orderStatuses } from '@tecnoclick/domain/selling/order-status'
import { z } from 'zod'
import { readJson } from './data-files.ts'
import { daysAgoSchema } from './moment.ts'

const text = z.string().min(1)
const hours = z.number().min(0)

export const currencySchema = z.enum(['USD', 'MLC', 'CUP'])

/** Product, quantity and, for each option's title, the chosen value's. */
export const lineSchema = z.tuple([text, z.int().min(1), z.record(text, text).optional()])
export type DemoOrderLine = z.infer<typeof lineSchema>

/** What staff did, hours after the order came. */
export const stepSchema = z.strictObject({
  hours,
  status: z.enum(orderStatuses).exactOptional(),
  answer: text.exactOptional(),
})
export type DemoStep = z.infer<typeof stepSchema>

const payment = z.strictObject({
  method: z.enum(paymentMethods),
  /** Absent where the customer has said how, but not paid yet. */
  state: z.enum(paymentStates).exactOptional(),
  code: text.exactOptional(),
})
export type DemoPayment = z.infer<typeof payment>

const order = z.strictObject({
  /** The address of an account, or somebody at the counter. */
  buyer: z.email().or(z.strictObject({ name: text, phone: text, email: z.email().exactOptional() })),
  placed: daysAgoSchema,
  currency: currencySchema,
  lines: z.array(lineSchema).min(1),
  /** Which address of the buyer's book, from 0. */
  deliverTo: z.int().min(0).exactOptional(),
  payment: payment.exactOptional(),
  note: text.exactOptional(),
  steps: z.array(stepSchema).exactOptional(),
  /** The consecutive was disabled at that moment (platform.md#document-numbers). */
  unnumbered: z.literal(true).exactOptional(),
})
export type DemoOrder = z.infer<typeof order>

/** From a year and a half ago until yesterday; best sellers are counted from the last three months. */
export const demoOrders = readJson('selling/orders.json', z.array(order))

/** Differences found by counting. */
export const stockCorrections = readJson(
  'selling/stock-corrections.json',
  z.array(z.strictObject({ product: text, at: daysAgoSchema, quantity: z.int(), reason: text })),
)
