import { deliverySteps } from '@tecnoclick/domain/delivery/delivery-steps'
import { paymentMethods, paymentStates } from '@tecnoclick/domain/selling/order'
import { orderStatuses } from '@tecnoclick/domain/selling/order-status'
import { z } from 'zod'
import { readJson } from './data-files.ts'
import { daysAgoSchema } from './moment.ts'

const text = z.string().min(1)
const hours = z.number().min(0)

export const currencySchema = z.enum(['USD', 'MLC', 'CUP'])

/** Product, quantity and, by option title, the title of the chosen value. */
export const lineSchema = z.tuple([text, z.int().min(1), z.record(text, text).optional()])
export type DemoOrderLine = z.infer<typeof lineSchema>

/** Actions of staff, in hours after the order. */
export const stepSchema = z.strictObject({
  hours,
  status: z.enum(orderStatuses).exactOptional(),
  answer: text.exactOptional(),
})
export type DemoStep = z.infer<typeof stepSchema>

const payment = z.strictObject({
  method: z.enum(paymentMethods),
  /** Absent if the customer has chosen a method but not paid. */
  state: z.enum(paymentStates).exactOptional(),
  code: text.exactOptional(),
  /** Parts in other currencies; the method above pays the rest (selling.md#other-currencies). */
  mixed: z
    .array(
      z.strictObject({
        method: z.enum(paymentMethods),
        currency: currencySchema,
        amount: z.number().positive(),
        /** So many of it were worth so many of the order's. */
        rate: z.tuple([z.number().positive(), z.number().positive()]),
      }),
    )
    .exactOptional(),
})
export type DemoPayment = z.infer<typeof payment>

const order = z.strictObject({
  /** The e-mail address of an account, or a buyer at the counter. */
  buyer: z.email().or(z.strictObject({ name: text, phone: text, email: z.email().exactOptional() })),
  placed: daysAgoSchema,
  currency: currencySchema,
  lines: z.array(lineSchema).min(1),
  /** Index of the buyer's address, from 0. */
  deliverTo: z.int().min(0).exactOptional(),
  payment: payment.exactOptional(),
  note: text.exactOptional(),
  steps: z.array(stepSchema).exactOptional(),
  /** Steps of its delivery in hours after the order; the courier of the demo takes those that go on their way. */
  delivery: z.array(z.tuple([z.enum(deliverySteps), hours])).exactOptional(),
  /** The consecutive was disabled at that moment (platform.md#document-numbers). */
  unnumbered: z.literal(true).exactOptional(),
})
export type DemoOrder = z.infer<typeof order>

/** From a year and a half ago until yesterday; best sellers are counted over the last three months. */
export const demoOrders = readJson('selling/orders.json', z.array(order))

/** Differences found by stock counts. */
export const stockCorrections = readJson(
  'stock/stock-corrections.json',
  z.array(z.strictObject({ product: text, at: daysAgoSchema, quantity: z.int(), reason: text })),
)
