import { isEmail } from '@tecnoclick/domain/people/email'
import { hasInvisibleCharacters } from '@tecnoclick/domain/platform/invisible-text'
import { fromWire } from '@tecnoclick/domain/platform/money'
import { readPhone } from '@tecnoclick/domain/platform/phone'
import {
  comparedCode,
  foldTransactionCode,
  isTransactionCode,
} from '@tecnoclick/domain/selling/transaction-code'
import { z } from 'zod'
import { errorKey, type IssueKey } from './issue-message.ts'

const largestId = 2_147_483_647

/** Ids are integers that fit a PostgreSQL `integer`; in a path they arrive as text. */
export const idSchema = z.number().int().min(1).max(largestId)
export const pathId = z.coerce.number().int().min(1).max(largestId)
export const idParams = z.object({ id: pathId })
/** An account whose rows are listed. */
export const userParams = z.object({ userId: pathId })

/** An id chosen from a select, with the select's own message for a missing choice. */
export function choiceOf(complaint: IssueKey) {
  const error = errorKey(complaint)
  return z.number(error).int(error).min(1, error).max(largestId, error)
}

/**
 * A change names the version it was made from; a stale one is a 409 (platform.md#concurrent-edits). Optional: older
 * clients send none.
 */
export const versionSchema = z.number().int().min(1).optional()

/** An amount that is more than nothing, with two decimals at most. */
export const paidAmount = z
  .number(errorKey('validation.number'))
  .max(1_000_000_000, errorKey('validation.number'))
  .refine((given) => (fromWire(given) ?? 0) > 0, errorKey('validation.number'))

/** Where money moves: two clerks with the same page must not book it twice. */
export const requiredVersion = z.number(errorKey('validation.required')).int().min(1)

/** Lists respond with `{data, total}` (platform.md#api-conventions). */
export interface List<T> {
  data: T[]
  total: number
}

export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), total: z.number().int().min(0) })
}

/** Control characters (C0 and C1), and the line and paragraph separators of Unicode. */
const controlCharacters = /[\p{Cc}\u2028\u2029]/u

function withoutControls(maximum: number, missing: IssueKey = 'validation.required') {
  return z
    .string({ error: ({ code }) => (code === 'invalid_type' ? missing : undefined) })
    .trim()
    .max(maximum)
    .refine((text) => !controlCharacters.test(text), errorKey('validation.plainText'))
}

function plainText(maximum: number, missing?: IssueKey) {
  return withoutControls(maximum, missing).refine(
    (text) => !hasInvisibleCharacters(text),
    errorKey('validation.plainText'),
  )
}

/**
 * One line of text, such as a name, a number or a code: no control characters or line breaks, which could inject a mail
 * header, and nothing invisible (platform.md#input-rules).
 */
export function line(maximum: number, missing: IssueKey = 'validation.required') {
  return plainText(maximum, missing).min(1, errorKey(missing))
}

/** Multi-line text: may contain line breaks and tabs, but no other control characters. */
export function prose(maximum: number, missing: IssueKey = 'validation.required') {
  return z
    .string({ error: ({ code }) => (code === 'invalid_type' ? missing : undefined) })
    .trim()
    .min(1, errorKey(missing))
    .max(maximum)
    .refine((text) => !/[^\P{Cc}\t\n\r]/u.test(text), errorKey('validation.plainText'))
}

/** Multi-line text that may be blank. */
export function proseOrBlank(maximum: number) {
  return z
    .string()
    .trim()
    .max(maximum)
    .refine((text) => !/[^\P{Cc}\t\n\r]/u.test(text), errorKey('validation.plainText'))
}

/** An optional line; null and blank text become null. */
export function optionalLine(maximum: number) {
  return emptyIsNull(plainText(maximum))
}

/** The e-mail rule of all forms, folded so that two spellings are one account (platform.md#input-rules). */
export const emailSchema = z
  .string(errorKey('validation.required'))
  .trim()
  .toLowerCase()
  .min(1, errorKey('validation.required'))
  .refine(isEmail, errorKey('validation.email'))

/** Blank text becomes null. */
export const optionalEmail = z
  .literal('')
  .transform(() => null)
  .or(emailSchema)
  .nullish()

/** The code of a transfer in its one spelling, which drops invisible characters: a copied code may have them (selling.md#payment). */
export const transactionCodeSchema = withoutControls(64, 'validation.transactionCode')
  .min(1, errorKey('validation.transactionCode'))
  .transform(foldCode)

export const optionalTransactionCode = withoutControls(64)
  .transform((typed, context) => (typed === '' ? null : foldCode(typed, context)))
  .nullish()

function foldCode(typed: string, context: z.core.$RefinementCtx): string {
  const code = foldTransactionCode(typed)
  if (code !== undefined && code.length <= 64 && isTransactionCode(code)) return code
  context.issues.push({ code: 'custom', message: complaintAbout(code), input: typed })
  return z.NEVER
}

function complaintAbout(code: string | undefined): IssueKey {
  if (code === undefined || code.length > 64) return 'validation.transactionCodeForm'
  return comparedCode(code) === '' ? 'validation.transactionCode' : 'validation.transactionCodeShort'
}

/** Stored and shown in one form (people.md#phones). */
export const optionalPhone = plainText(30)
  .transform((typed, context) => (typed === '' ? null : foldPhone(typed, context)))
  .nullish()

export const requiredPhone = line(30, 'validation.phone').transform(foldPhone)

function foldPhone(typed: string, context: z.core.$RefinementCtx): string {
  const phone = readPhone(typed)
  if (phone !== undefined) return phone
  context.issues.push({ code: 'custom', message: 'validation.phone', input: typed })
  return z.NEVER
}

/** With or without `https://`, and no other scheme: it becomes a link. */
const websitePattern = /^(https?:\/\/)?[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d{1,5})?([/?#]\S*)?$/iu

export const optionalWebsite = emptyIsNull(
  plainText(200).refine((text) => text === '' || websitePattern.test(text), errorKey('validation.website')),
)

function emptyIsNull(text: z.ZodType<string, string>) {
  return text.transform((given) => (given === '' ? null : given)).nullish()
}
