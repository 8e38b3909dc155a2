import { readPhone, whatsappLink } from '@tecnoclick/domain/platform/phone'
import { office } from '@tecnoclick/messages/office'
import type { ToastText } from './api/use-action.ts'

const { customerNews: texts } = office

/** Whom a change is for. */
export interface Customer {
  email: string | null
  phone: string | null
}

/** Mails are all that is sent by itself. */
export function isTold({ email }: Pick<Customer, 'email'>): boolean {
  return Boolean(email)
}

/** What the customer hears of a change, for the screen before it. `told` says more of the mail. */
export function newsHint(customer: Pick<Customer, 'email'>, told: string = texts.told): string {
  return isTold(customer) ? told : texts.untold
}

/** Long enough to finish a sentence with whoever stands there. */
const whatsappMs = 30_000

/** The toast after a change. Where nobody was told, staff write by WhatsApp: `write` makes the text, with its link. */
export async function newsToast(
  customer: Customer,
  done: string,
  write: () => Promise<string>,
): Promise<ToastText> {
  if (isTold(customer)) return { text: `${done} ${texts.done}` }
  const text = `${done} ${texts.untold}`
  if (!customer.phone || !readPhone(customer.phone)) return { text }
  const href = whatsappLink(customer.phone, await write())
  return { text, link: { href, label: texts.whatsapp, target: '_blank' }, durationMs: whatsappMs }
}
