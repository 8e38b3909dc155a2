import { messageAuthors } from '@tecnoclick/domain/platform/message-authors'
import { checkAnswers, signaturePattern } from '@tecnoclick/domain/workshop/intake'
import { quoteLineKinds } from '@tecnoclick/domain/workshop/quote-lines'
import { stepKeys } from '@tecnoclick/domain/workshop/repair-steps'
import { z } from 'zod'
import { quoteStates } from '../../schema/workshop/service-orders.ts'
import { readJson } from './data-files.ts'
import { daysAgoSchema } from './moment.ts'
import { currencySchema, stepSchema } from './selling.ts'

const text = z.string().min(1)
/** Hours after the request. */
const hours = z.number().min(0)

const quote = z.strictObject({
  hours,
  amount: z.number().positive(),
  currency: currencySchema,
  validDays: z.int().min(1),
  note: text,
  /** They add up to the amount. */
  lines: z
    .array(
      z.strictObject({
        kind: z.enum(quoteLineKinds),
        description: text,
        quantity: z.int().min(1).exactOptional(),
        price: z.number().min(0),
        optional: z.literal(true).exactOptional(),
      }),
    )
    .exactOptional(),
  depositPercent: z.int().min(1).max(100).exactOptional(),
  state: z.enum(quoteStates),
  /** When the customer accepted or rejected it. */
  decided: hours.exactOptional(),
})

const message = z.strictObject({ hours, author: z.enum(messageAuthors), text })

/** What was written down of the device. */
const intake = z.strictObject({
  /** Name of the type. */
  type: text,
  serial: text,
  checklist: z.record(text, z.union([z.enum(checkAnswers), text])),
  marks: z.array(z.strictObject({ x: z.int(), y: z.int(), note: text })),
  estimate: z.strictObject({ from: z.number(), to: z.number(), currency: currencySchema }),
  signature: z.string().regex(signaturePattern),
})

/** Who left the device at the counter. */
const contact = z.strictObject({
  name: text,
  phone: text,
  email: z.email().exactOptional(),
  accessories: text,
  deposit: z.strictObject({ amount: z.number().positive(), currency: currencySchema }).exactOptional(),
  intake: intake.exactOptional(),
})

const serviceOrder = z.strictObject({
  /** Left out for a device that was left at the counter. */
  customer: z.email().exactOptional(),
  contact: contact.exactOptional(),
  requested: daysAgoSchema,
  service: text,
  brand: text,
  model: z.string(),
  failure: text,
  /** For a home service: index of the customer's address, from 0. */
  visit: z.int().min(0).exactOptional(),
  steps: z.array(stepSchema).exactOptional(),
  /** The steps of the workshop it was moved to. What the state and the quotes say follows by itself. */
  moves: z.array(z.tuple([z.enum(stepKeys), hours])).exactOptional(),
  /** Days after the request until which it was promised. */
  promisedAfter: z.int().min(1).exactOptional(),
  quotes: z.array(quote).exactOptional(),
  messages: z.array(message).exactOptional(),
  warrantyMonths: z.int().min(1).exactOptional(),
})
export type DemoServiceOrder = z.infer<typeof serviceOrder>

export const serviceOrders = readJson('workshop/service-orders.json', z.array(serviceOrder))
