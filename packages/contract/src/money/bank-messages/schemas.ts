import { bankMessageForms } from '@tecnoclick/domain/money/bank-message'
import {
  bankMessageRefusals,
  bankMessageSources,
  bankMessageStates,
  proposalReasons,
} from '@tecnoclick/domain/money/recognise-payment'
import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { errorKey } from '../../platform/issue-message.ts'
import { idSchema, line, prose, requiredVersion } from '../../platform/wire.ts'

export const bankMessageStateSchema = explainedEnum(bankMessageStates, {
  open: 'Money that no payment explains yet',
  matched: 'About a verified payment',
  dismissed: 'Nothing to do with the shop, staff say',
})

export const bankMessageSourceSchema = explainedEnum(bankMessageSources, {
  paste: 'Pasted or shared by staff',
  gateway: "Sent on by the app on the shop's phone",
})

export const bankMessageFormSchema = explainedEnum(bankMessageForms, {
  transfermovil: 'A transfer to an account',
  mitransfer: 'To the wallet MiTransfer',
  enzona: 'By ENZONA',
})

export const paidKindSchema = explainedEnum(['order', 'resetSale', 'serviceOrder'], {
  order: 'An order',
  resetSale: 'A reset',
  serviceOrder: 'A repair',
})

export const proposalReasonSchema = explainedEnum(proposalReasons, {
  number: 'It was reported with this number',
  phoneAndAmount: 'Phone and amount are the same',
  phone: 'The phone is the same',
  amount: 'The amount is the same',
})

export const bankMessageRefusalSchema = explainedEnum(bankMessageRefusals, {
  signature: 'The signature is wrong: forged, or signed with another secret',
  tooOld: 'Signed too long ago: sent again by somebody else, or the clock of the phone is wrong',
  sender: 'The sender is none of the setting `bankSenders`',
  repeated: 'A message with this number came before',
  notTransfer: 'No message about money that arrived',
  outgoing: 'What the payer gets; it proves nothing',
  incomplete: 'Amount, currency or number is missing or ambiguous',
})

const amount = z.number()
const paidSchema = z.object({ kind: paidKindSchema, id: idSchema, title: z.string(), who: z.string() })

const proposalSchema = paidSchema.extend({
  reason: proposalReasonSchema,
  /** What is still to be paid. */
  due: amount,
})

export const bankMessageSchema = z.object({
  id: idSchema,
  state: bankMessageStateSchema,
  source: bankMessageSourceSchema,
  form: bankMessageFormSchema,
  receivedDate: z.string(),
  /** Of a member of staff; null for the gateway. */
  receivedBy: z.string().nullable(),
  /** Forgotten after thirty days. */
  text: z.string().nullable(),
  transactionCode: z.string(),
  amount,
  currency: z.string(),
  /** The last eight digits of the payer's phone. */
  phone: z.string().nullable(),
  account: z.string().nullable(),
  /** The day that the bank names. */
  sentDate: z.string().nullable(),
  /** False if the text may be cut within its number. */
  isWhole: z.boolean(),
  /** How often the same number came again. */
  repeats: z.number().int(),
  /** What it pays. */
  match: paidSchema.nullable(),
  /** Why it was dismissed. */
  reason: z.string().nullable(),
  settledDate: z.string().nullable(),
  /** Null: the shop itself. */
  settledBy: z.string().nullable(),
  /** What an open one may be about, the most likely first. */
  proposals: z.array(proposalSchema),
  version: z.number().int(),
})

export const newBankMessageSchema = z.object({ text: prose(1000) })

export const bankMessageOutcomeSchema = explainedEnum(['matched', 'open', ...bankMessageRefusals], {
  matched: 'About a payment, which is verified now or was before',
  open: 'Kept until staff say what it is about',
  signature: 'Refused: wrong signature',
  tooOld: 'Refused: an old signature',
  sender: 'Refused: unknown sender',
  repeated: 'Refused: this number came before',
  notTransfer: 'Refused: not about money that arrived',
  outgoing: "Refused: the payer's own message",
  incomplete: 'Refused: incomplete',
})

/** Null where nothing was stored and nothing with its number had been. */
export const takenBankMessageSchema = z.object({
  outcome: bankMessageOutcomeSchema,
  message: bankMessageSchema.nullable(),
})

/** By id, or by the number that is printed on it. */
export const bankMessageMatchSchema = z
  .object({
    kind: paidKindSchema,
    id: idSchema.optional(),
    number: line(40).optional(),
    version: requiredVersion,
  })
  .refine(({ id, number }) => (id === undefined) !== (number === undefined), {
    ...errorKey('validation.required'),
    path: ['number'],
  })

export const bankMessageDismissalSchema = z.object({ reason: line(500), version: requiredVersion })

export const bankGatewaySchema = z.object({
  isOn: z.boolean(),
  /** Where the app sends messages. */
  url: z.string(),
  lastMessageDate: z.string().nullable(),
  /** Of the last thirty days, newest first. */
  refusals: z.array(
    z.object({
      day: z.iso.date(),
      reason: bankMessageRefusalSchema,
      count: z.number().int(),
      lastDate: z.string(),
    }),
  ),
})

/** The signing key of the app; null forgets it. */
export const bankGatewayChangeSchema = z.object({
  secret: z
    .string(errorKey('validation.required'))
    .trim()
    .min(8, errorKey('validation.required'))
    .max(200)
    .nullable(),
})

/** What the app is told: it repeats whatever is not answered so. */
export const gatewayAnswerSchema = z.object({ outcome: z.string() })

export type BankMessageRow = z.infer<typeof bankMessageSchema>
export type BankMessageProposal = z.infer<typeof proposalSchema>
export type NewBankMessage = z.infer<typeof newBankMessageSchema>
export type TakenBankMessage = z.infer<typeof takenBankMessageSchema>
export type BankMessageOutcome = z.infer<typeof bankMessageOutcomeSchema>
export type BankMessageMatch = z.infer<typeof bankMessageMatchSchema>
export type BankMessageDismissal = z.infer<typeof bankMessageDismissalSchema>
export type BankGateway = z.infer<typeof bankGatewaySchema>
export type BankGatewayChange = z.infer<typeof bankGatewayChangeSchema>
export type GatewayAnswer = z.infer<typeof gatewayAnswerSchema>
