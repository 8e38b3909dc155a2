import { linkModes } from '@tecnoclick/domain/selling/payment-link'
import {
  attentionReasons,
  providerEventOutcomes,
  providerEventSources,
  providerPaymentStates,
  reportedStates,
} from '@tecnoclick/domain/selling/provider-payment'
import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { errorKey } from '../../platform/issue-message.ts'
import { idSchema, line, paidAmount, requiredVersion, versionSchema } from '../../platform/wire.ts'

export const linkModeSchema = explainedEnum(linkModes, {
  template: 'The address of a payment is made from a template',
  post: 'The gateway is asked for the address of each payment',
})

const stateMeanings = {
  pending: 'It can be paid',
  paid: 'The whole amount was paid',
  failed: 'It was refused or given up',
  expired: 'Its time is over',
  refunded: 'All of it was given back',
}

export const providerPaymentStateSchema = explainedEnum(providerPaymentStates, {
  created: 'The gateway was not reached yet',
  ...stateMeanings,
})
export const reportedStateSchema = explainedEnum(reportedStates, stateMeanings)

export const attentionReasonSchema = explainedEnum(attentionReasons, {
  amount: 'Another amount was paid, or none was named',
  currency: 'It was paid in another currency, or none was named',
  refunded: 'The gateway gave money back by itself',
  excess: 'The order was paid already: money to give back',
})

export const providerEventSourceSchema = explainedEnum(providerEventSources, {
  notification: 'The gateway told the shop',
  verification: 'The shop asked the gateway',
  refund: 'The shop gave money back',
})

export const providerEventOutcomeSchema = explainedEnum(providerEventOutcomes, {
  applied: 'It changed the payment',
  ignored: 'Nothing new, or it came late',
  attention: 'It contradicts what the shop knows, so staff look at it',
  unknown: 'It names a payment that is not of the shop',
})

/** ASCII, with `{reference}` and the like in a template. */
const address = z
  .url({ protocol: /^https?$/, ...errorKey('validation.website') })
  .max(500)
  .refine((text) => /^[!-~]+$/.test(text) && !/[@#\\]/.test(text), errorKey('validation.website'))

const name = line(60).optional()
const namesSchema = z.object({
  ...{ reference: name, amount: name, currency: name, description: name, returnUrl: name },
  ...{ notifyUrl: name, url: name, id: name, event: name, state: name },
})
const wordsSchema = z.object({ pending: name, paid: name, failed: name, expired: name, refunded: name })

const currencyCode = z.string().regex(/^[A-Z]{3}$/)
const given = {
  name: line(80),
  mode: linkModeSchema,
  /** A template with `{reference}`, or where a payment is asked for. */
  url: address,
  verifyUrl: address.nullish(),
  refundUrl: address.nullish(),
  /** How the gateway calls what the shop sends and reads. */
  names: namesSchema.optional(),
  /** The gateway's words for the states; several with commas. */
  words: wordsSchema.optional(),
  paymentMethod: line(12),
  currencies: z.array(currencyCode).min(1, errorKey('validation.required')).max(20),
  /** Signs with HMAC-SHA256 in both directions; never shown again. */
  secret: line(200).refine((text) => text.length >= 16, errorKey('validation.required')),
}

export const newPaymentProviderSchema = z.object({ ...given, enable: z.boolean().optional() })
export const paymentProviderChangeSchema = newPaymentProviderSchema
  .partial()
  .extend({ version: versionSchema })

const text = z.string()
export const paymentProviderSchema = z.object({
  id: idSchema,
  name: text,
  mode: linkModeSchema,
  url: text,
  verifyUrl: text.nullable(),
  refundUrl: text.nullable(),
  names: z.object({
    ...{ reference: text, amount: text, currency: text, description: text, returnUrl: text },
    ...{ notifyUrl: text, url: text, id: text, event: text, state: text },
  }),
  words: z.object({ pending: text, paid: text, failed: text, expired: text, refunded: text }),
  paymentMethod: text,
  currencies: z.array(text),
  enable: z.boolean(),
  /** Where the gateway sends its notifications. */
  notifyUrl: text,
  version: z.number().int(),
})

export const providerTestSchema = z.object({
  /** Where a payment of one unit would be made; nothing is stored. */
  url: text.nullable(),
  /** Why there is none; null where it worked. */
  failure: text.nullable(),
})

const amount = z.number()

/** Which gateways the rest of an order can be paid with. */
export const onlineOptionsSchema = z.object({
  /** What is still to be paid; 0 where nothing is. */
  amount,
  currency: text,
  providers: z.array(z.object({ id: idSchema, name: text })),
})

export const newOnlinePaymentSchema = z.object({ providerId: idSchema })
/** Where the payer goes. */
export const startedPaymentSchema = z.object({ reference: text, url: text })

export const referenceParams = z.object({ reference: z.string().regex(/^[\w-]{1,32}$/) })

/** For whoever comes back from a gateway; the reference is known to them alone. */
export const onlinePaymentSchema = z.object({
  state: providerPaymentStateSchema,
  amount,
  currency: text,
  noSellOrden: text.nullable(),
  /** Null unless it can still be paid. */
  url: text.nullable(),
  /** The order was cancelled, so the money is given back. */
  isOrderCancelled: z.boolean(),
})

const providerEventSchema = z.object({
  source: providerEventSourceSchema,
  state: reportedStateSchema,
  amount: amount.nullable(),
  currency: text.nullable(),
  outcome: providerEventOutcomeSchema,
  date: text,
})

export const providerPaymentSchema = z.object({
  id: idSchema,
  orderId: idSchema,
  providerName: text,
  reference: text,
  providerReference: text.nullable(),
  state: providerPaymentStateSchema,
  amount,
  currency: text,
  refunded: amount,
  /** What can be given back with the gateway now. */
  refundable: amount,
  /** A refund that the gateway has not confirmed yet. */
  isRefunding: z.boolean(),
  attention: attentionReasonSchema.nullable(),
  mayVerify: z.boolean(),
  createdDate: text,
  paidDate: text.nullable(),
  expiresDate: text,
  events: z.array(providerEventSchema),
  version: z.number().int(),
})
export const providerPaymentsSchema = z.object({ data: z.array(providerPaymentSchema) })

export const providerRefundSchema = z.object({ amount: paidAmount, version: requiredVersion })
export const providerDismissalSchema = z.object({ reason: line(500), version: requiredVersion })

export const notificationAnswerSchema = z.object({ outcome: text })

export type NewPaymentProvider = z.infer<typeof newPaymentProviderSchema>
export type PaymentProviderChange = z.infer<typeof paymentProviderChangeSchema>
export type PaymentProviderRow = z.infer<typeof paymentProviderSchema>
export type ProviderTest = z.infer<typeof providerTestSchema>
export type OnlineOptions = z.infer<typeof onlineOptionsSchema>
export type NewOnlinePayment = z.infer<typeof newOnlinePaymentSchema>
export type StartedPayment = z.infer<typeof startedPaymentSchema>
export type OnlinePayment = z.infer<typeof onlinePaymentSchema>
export type ProviderPayment = z.infer<typeof providerPaymentSchema>
export type ProviderPayments = z.infer<typeof providerPaymentsSchema>
export type ProviderRefund = z.infer<typeof providerRefundSchema>
export type ProviderDismissal = z.infer<typeof providerDismissalSchema>
export type NotificationAnswer = z.infer<typeof notificationAnswerSchema>
