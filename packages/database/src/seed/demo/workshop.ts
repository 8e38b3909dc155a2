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
  state: z.enum(quoteStates),
  /** When the customer accepted or rejected it. */
  decided: hours.exactOptional(),
})

const serviceOrder = z.strictObject({
  customer: z.email(),
  requested: daysAgoSchema,
  service: text,
  brand: text,
  model: z.string(),
  failure: text,
  /** For a home service: index of the customer's address, from 0. */
  visit: z.int().min(0).exactOptional(),
  steps: z.array(stepSchema).exactOptional(),
  quotes: z.array(quote).exactOptional(),
})
export type DemoServiceOrder = z.infer<typeof serviceOrder>

export const serviceOrders = readJson('workshop/service-orders.json', z.array(serviceOrder))
