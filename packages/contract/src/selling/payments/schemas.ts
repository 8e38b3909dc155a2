import { paymentAudiences } from '@tecnoclick/domain/selling/payment-method'
import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { errorKey } from '../../platform/issue-message.ts'
import { localizedLine, localizedProse, localizedSchema } from '../../platform/localized-schema.ts'
import { settlementRateSchema } from '../../platform/settlement-rate.ts'
import { languageSchema } from '../../platform/text-language.ts'
import { idSchema, line, versionSchema } from '../../platform/wire.ts'
import { transferSchema } from './transfer-schema.ts'

export const paymentAudienceSchema = explainedEnum(paymentAudiences, {
  everyone: 'Offered to everybody',
  business: 'Offered to businesses only',
})

const currencyCode = z.string().regex(/^[A-Z]{3}$/)

/** `transfer`, `check`, `cash`, `wallet` and what staff added. */
export const methodCodeSchema = z.string().regex(/^[a-z][a-z0-9-]{1,11}$/, errorKey('validation.plainText'))

const nameSchema = localizedLine(60)
const instructionsSchema = localizedProse(1000)

/** An account to pay to; `qrTemplate` replaces the setting's text for its QR code. */
export const payAccountSchema = z.object({
  account: line(200),
  holder: line(200),
  phone: line(200),
  bank: line(200),
  qrTemplate: line(200).optional(),
})

/** A way to pay, as customers see it, in their language. */
export const offeredMethodSchema = z.object({
  code: z.string(),
  name: z.string(),
  instructions: z.string(),
  /** There is no account for this currency yet: the customer has to write to the shop. */
  lacksAccount: z.boolean(),
  /** Cash, which the shop does not take from businesses. */
  isRefused: z.boolean(),
})

/** The language of the texts; without it that of the visitor's cookie. */
export const languageQuery = z.object({ lang: languageSchema.optional() })

export const offeredMethodsQuery = languageQuery.extend({ currency: currencyCode.optional() })

/** What nobody has paid yet, in another currency that the chosen method takes (selling.md#other-currencies). */
export const otherCurrencySchema = z.object({
  currency: z.string(),
  /** The least that pays it; with a daily limit of transfers what may be transferred today. */
  amount: z.number(),
  /** What that pays, in the order's currency. */
  settles: z.number(),
  rate: settlementRateSchema.unwrap(),
  /** Where to pay, of a method that is paid to an account. */
  transfer: transferSchema.nullable(),
})

/** How an order may be paid. A chosen method is listed although it is no longer offered. */
export const orderPaymentOptionsSchema = z.object({
  paymentMethod: z.string().nullable(),
  /** False once it is paid, completed or cancelled. */
  mayChoose: z.boolean(),
  methods: z.array(offeredMethodSchema),
  otherCurrencies: z.array(otherCurrencySchema),
})

/** Null: the customer has not decided. The version is that of the order. */
export const methodChoiceSchema = z.object({
  paymentMethod: methodCodeSchema.nullable(),
  version: versionSchema,
})

export const paymentMethodSchema = z.object({
  id: idSchema,
  code: z.string(),
  name: localizedSchema,
  instructions: localizedSchema,
  /** Empty: every currency. */
  currencies: z.array(z.string()),
  audience: paymentAudienceSchema,
  /** Paid to the accounts of the setting `transferAccounts`. */
  shopAccounts: z.boolean(),
  accounts: z.record(z.string(), payAccountSchema),
  position: z.number().int(),
  enable: z.boolean(),
  /** Currencies in which it is offered and has no account. */
  missingAccounts: z.array(z.string()),
  version: z.number().int(),
})

const editable = z.object({
  name: nameSchema,
  instructions: instructionsSchema,
  currencies: z.array(currencyCode).max(20),
  audience: paymentAudienceSchema,
  shopAccounts: z.boolean(),
  accounts: z.record(currencyCode, payAccountSchema),
  position: z.number().int().min(0).max(50_000),
  enable: z.boolean(),
})

export const newPaymentMethodSchema = editable.partial().extend({
  code: methodCodeSchema,
  name: nameSchema,
})
/** The code stays: orders refer to it. */
export const paymentMethodChangeSchema = editable.partial().extend({ version: versionSchema })

export type OfferedMethod = z.infer<typeof offeredMethodSchema>
export type OtherCurrency = z.infer<typeof otherCurrencySchema>
export type OrderPaymentOptions = z.infer<typeof orderPaymentOptionsSchema>
export type MethodChoice = z.infer<typeof methodChoiceSchema>
export type PaymentMethodRow = z.infer<typeof paymentMethodSchema>
export type NewPaymentMethod = z.infer<typeof newPaymentMethodSchema>
export type PaymentMethodChange = z.infer<typeof paymentMethodChangeSchema>
