import type { FrontKey, MessageKey, Translate } from '@tecnoclick/messages/translate'
import type { z } from 'zod'

type ValidationKey = Extract<MessageKey, `validation.${string}`>
type CodeOf<Key> = Key extends `validation.${infer Code}` ? Code : never

/** Codes of invalid fields, in `fieldCodes` of an error (platform.md#errors). */
export type FieldCode = CodeOf<ValidationKey>
export type IssueKey = Exclude<ValidationKey, 'validation.maxLength'>
/** A page without `restValidation` or `staffValidation` has no form with their rules. */
type ShopIssueKey = Extract<FrontKey, IssueKey>

/** A code whose text has no values. */
export type PlainFieldCode = CodeOf<IssueKey>

/** A text that is too long names its maximum. */
export type FieldIssue = { code: PlainFieldCode } | { code: 'maxLength'; max: number }

/** The `error` of a zod check: a message key, so that one schema works in every language. */
export function errorKey<Key extends IssueKey>(key: Key): { error: Key } {
  return { error: key }
}

/** The message of an issue in the language of the translator. */
export function issueMessage(issue: z.core.$ZodIssue, t: Translate): string {
  return fieldMessage(fieldIssue(issue), t)
}

export function fieldMessage(issue: FieldIssue, t: Translate): string {
  if (issue.code === 'maxLength') return t('validation.maxLength', { max: issue.max })
  return t(`validation.${issue.code}` as ShopIssueKey)
}

export function fieldIssue(issue: z.core.$ZodIssue): FieldIssue {
  if (isIssueKey(issue.message)) return { code: codeOf(issue.message) }
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'string'
        ? { code: 'maxLength', max: Number(issue.maximum) }
        : { code: 'number' }
    case 'too_small':
      return { code: issue.origin === 'number' ? 'number' : 'required' }
    case 'invalid_type':
      return { code: issue.expected === 'number' && issue.input !== undefined ? 'number' : 'required' }
    case 'invalid_format':
      return { code: issue.format === 'email' ? 'email' : 'plainText' }
    default:
      return { code: 'required' }
  }
}

function isIssueKey(message: string): message is IssueKey {
  return message.startsWith('validation.')
}

function codeOf(key: IssueKey): PlainFieldCode {
  return key.slice('validation.'.length) as PlainFieldCode
}
