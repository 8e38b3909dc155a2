import {
  changeNotices,
  changeReminders,
  createTelegramCode,
  disconnectTelegram,
} from '@tecnoclick/contract/people/notices/endpoints'
import { noticeChoicesSchema, type TelegramCode } from '@tecnoclick/contract/people/notices/schemas'
import {
  confirmPhone,
  removePhone,
  requestPhoneCode,
} from '@tecnoclick/contract/people/notices/sms-endpoints'
import type { SentPhoneCode } from '@tecnoclick/contract/people/notices/sms-schemas'
import { noticeTopics } from '@tecnoclick/domain/platform/notices'
import { readPhone, smsNumber } from '@tecnoclick/domain/platform/phone'
import { refusedResult, translatorFor } from '../../platform/form/form-action.ts'
import type { FormResult } from '../../platform/form/form-result.ts'
import { idOf, textOf, textsOf } from '../../platform/form/read-form.ts'
import type { Visit } from '../../rendering/context.ts'

export interface NoticesResult extends FormResult {
  done?: 'saved' | 'disconnected' | 'phone.done' | 'phone.removed'
  code?: TelegramCode
  /** An SMS is on its way. */
  phoneCode?: SentPhoneCode
  isWrongCode?: boolean
  /** One hour was chosen, and not the other. */
  needsBothHours?: true
}

export async function actOnNotices(visit: Visit, form: FormData): Promise<NoticesResult> {
  const { client } = visit
  switch (textOf(form, 'intent')) {
    case 'connect': {
      const outcome = await client.attempt(createTelegramCode)
      return outcome.ok ? { code: outcome.data } : refusedResult(outcome.error, visit)
    }
    case 'disconnect': {
      const outcome = await client.attempt(disconnectTelegram)
      return outcome.ok ? { done: 'disconnected' } : refusedResult(outcome.error, visit)
    }
    case 'reminders':
      return saveReminders(visit, form)
    case 'phone':
      return sendPhoneCode(visit, textOf(form, 'phone'))
    case 'phoneCode':
      return checkPhoneCode(visit, form)
    case 'removePhone': {
      const outcome = await client.attempt(removePhone)
      return outcome.ok ? { done: 'phone.removed' } : refusedResult(outcome.error, visit)
    }
    default:
      return save(visit, form)
  }
}

const reminders = ['carts', 'reviews'] as const

/** Of the boxes that the form has, those that are ticked. */
async function saveReminders(visit: Visit, form: FormData): Promise<NoticesResult> {
  const asked = new Set(form.getAll('choice'))
  const named = reminders.filter((name) => asked.has(name))
  const body = Object.fromEntries(named.map((name) => [name, form.has(name)]))
  const outcome = await visit.client.attempt(changeReminders, { body })
  return outcome.ok ? { done: 'saved' } : refusedResult(outcome.error, visit)
}

async function sendPhoneCode(visit: Visit, phone: string): Promise<NoticesResult> {
  const values = { phone }
  if (!smsNumber(readPhone(phone) ?? ''))
    return { errors: { phone: translatorFor(visit)('validation.phone') }, values }
  const outcome = await visit.client.attempt(requestPhoneCode, { body: { phone } })
  return outcome.ok ? { phoneCode: outcome.data } : { ...refusedResult(outcome.error, visit), values }
}

async function checkPhoneCode(visit: Visit, form: FormData): Promise<NoticesResult> {
  const code = textOf(form, 'code').replace(/\s/g, '')
  const phoneCode = { phone: textOf(form, 'phone'), expiresDate: expiryOf(textOf(form, 'expiresDate')) }
  if (!/^\d{6}$/.test(code)) return { phoneCode, isWrongCode: true }
  const outcome = await visit.client.attempt(confirmPhone, { body: { code } })
  if (outcome.ok) return { done: 'phone.done' }
  if (outcome.error.code === 'badCode') return { phoneCode, isWrongCode: true }
  return { ...refusedResult(outcome.error, visit), phoneCode }
}

/** What the page sent with its form, which anybody may have changed. */
function expiryOf(text: string): string {
  const at = new Date(text)
  return (Number.isNaN(at.getTime()) ? new Date() : at).toISOString()
}

async function save(visit: Visit, form: FormData): Promise<NoticesResult> {
  const quietFrom = idOf(form, 'quietFrom') ?? null
  const quietUntil = idOf(form, 'quietUntil') ?? null
  if ((quietFrom === null) !== (quietUntil === null)) return { errors: {}, needsBothHours: true }
  const fallback = textOf(form, 'fallback') || undefined
  const choices = { channels: textsOf(form, noticeTopics), fallback, quietFrom, quietUntil }
  const checked = noticeChoicesSchema.safeParse(choices)
  if (!checked.success) return { failure: 'malformed' }
  const outcome = await visit.client.attempt(changeNotices, { body: checked.data })
  return outcome.ok ? { done: 'saved' } : refusedResult(outcome.error, visit)
}
