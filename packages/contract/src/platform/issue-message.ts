import type { MessageKey, Translate } from '@tecnoclick/messages/translate'
import type { z } from 'zod'

type ValidationKey = Extract<MessageKey, `validation.${string}`>
export type IssueKey = Exclude<ValidationKey, 'validation.maxLength'>

/** The `error` of a zod check: a message key, so that one schema works in every language. */
export function errorKey<Key extends IssueKey>(key: Key): { error: Key } {
  return { error: key }
}

/** The message of an issue in the language of the translator. */
export function issueMessage(issue: z.core.$ZodIssue, t: Translate): string {
  if (isIssueKey(issue.message)) return t(issue.message)
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'string'
        ? t('validation.maxLength', { max: Number(issue.maximum) })
        : t('validation.number')
    case 'too_small':
      return t(issue.origin === 'number' ? 'validation.number' : 'validation.required')
    case 'invalid_type':
      return issue.expected === 'number' && issue.input !== undefined
        ? t('validation.number')
        : t('validation.required')
    case 'invalid_format':
      return issue.format === 'email' ? t('validation.email') : t('validation.plainText')
    default:
      return t('validation.required')
  }
}

function isIssueKey(message: string): message is IssueKey {
  return message.startsWith('validation.')
}
