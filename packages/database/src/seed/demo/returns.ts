import { paymentMethods } from '@tecnoclick/domain/selling/order'
import {
  returnConditions,
  returnKinds,
  returnOutcomes,
  returnReasons,
} from '@tecnoclick/domain/selling/returns'
import { z } from 'zod'
import { readJson } from './data-files.ts'
import { daysAgoSchema } from './moment.ts'

const text = z.string().min(1)
const hours = z.number().min(0)

/** Of an order, by its buyer and date. Steps of staff are in hours after it was asked for. */
const demoReturn = z.strictObject({
  /** The e-mail address of an account, or the name of a buyer at the counter. */
  buyer: text,
  placed: daysAgoSchema,
  kind: z.enum(returnKinds),
  reason: z.enum(returnReasons),
  text,
  asked: daysAgoSchema,
  /** Product, quantity and, once it is settled, what became of it. */
  lines: z.array(z.tuple([text, z.int().min(1), z.enum(returnOutcomes).optional()])).min(1),
  decided: z.strictObject({ hours, accepted: z.boolean(), note: text.exactOptional() }).exactOptional(),
  /** At the counter by staff, who accepted it at once. */
  registered: z.strictObject({ condition: z.enum(returnConditions) }).exactOptional(),
  received: hours.exactOptional(),
  settled: hours.exactOptional(),
  refund: z.strictObject({ method: z.enum(paymentMethods), code: text.exactOptional() }).exactOptional(),
  /** The model of the service order that repairs it. */
  repair: text.exactOptional(),
})
export type DemoReturn = z.infer<typeof demoReturn>

export const demoReturns = readJson('selling/returns.json', z.array(demoReturn))
