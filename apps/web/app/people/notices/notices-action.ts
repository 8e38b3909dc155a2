import {
  changeNotices,
  changeReminders,
  createTelegramCode,
  disconnectTelegram,
} from '@tecnoclick/contract/people/notices/endpoints'
import { noticeChoicesSchema, type TelegramCode } from '@tecnoclick/contract/people/notices/schemas'
import { noticeTopics } from '@tecnoclick/domain/platform/notices'
import { refusedResult } from '../../platform/form/form-action.ts'
import type { FormResult } from '../../platform/form/form-result.ts'
import { idOf, textOf, textsOf } from '../../platform/form/read-form.ts'
import type { Visit } from '../../rendering/context.ts'

export interface NoticesResult extends FormResult {
  done?: 'saved' | 'disconnected'
  code?: TelegramCode
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

async function save(visit: Visit, form: FormData): Promise<NoticesResult> {
  const quietFrom = idOf(form, 'quietFrom') ?? null
  const quietUntil = idOf(form, 'quietUntil') ?? null
  if ((quietFrom === null) !== (quietUntil === null)) return { errors: {}, needsBothHours: true }
  const choices = { channels: textsOf(form, noticeTopics), quietFrom, quietUntil }
  const checked = noticeChoicesSchema.safeParse(choices)
  if (!checked.success) return { failure: 'malformed' }
  const outcome = await visit.client.attempt(changeNotices, { body: checked.data })
  return outcome.ok ? { done: 'saved' } : refusedResult(outcome.error, visit)
}
