import type { MessageKey, Translate } from '@tecnoclick/messages/translate'
import type { z } from 'zod'

type Complaint = Extract<MessageKey, `validation.${string}`>
export type PlainComplaint = Exclude<Complaint, 'validation.maxLength'>

/** Schemas name what they complain about by message key, so that one schema speaks every language. */
export function complain<Key extends PlainComplaint>(key: Key): { error: Key } {
  return { error: key }
}

/** What to tell the person who filled in a field, in the translator's language. */
export function issueMessage(issue: z.core.$ZodIssue, t: Translate): string {
  if (isComplaint(issue.message)) return t(issue.message)
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

function isComplaint(message: string): message is PlainComplaint {
  return message.startsWith('validation.')
}
