import { flashCookieName } from '@tecnoclick/contract/platform/cookie-names'
import { parseCookies } from '@tecnoclick/contract/platform/preferences'
import type { MessageKey, TranslateAll } from '@tecnoclick/messages/translate'

type PlainText = Exclude<MessageKey, 'security.signIn.welcome'>

/** Messages about the request that redirected here. The cookie holds only the name, so its text cannot be forged. */
export const flashes = {
  // No success: it would end the error of what was to be done after the sign-in.
  welcome: { kind: 'info', text: 'security.signIn.welcome' },
  signedOut: { kind: 'info', text: 'security.signIn.signedOut' },
  expired: { kind: 'info', text: 'security.signIn.expired' },
  registered: { kind: 'success', text: 'security.signUp.done' },
  activationSent: { kind: 'info', text: 'security.signIn.activationResent' },
  passwordChanged: { kind: 'success', text: 'account.password.done' },
  profileSaved: { kind: 'success', text: 'account.profile.done' },
  avatarChanged: { kind: 'success', text: 'account.avatar.done' },
  addressAdded: { kind: 'success', text: 'addresses.added' },
  addressChanged: { kind: 'success', text: 'addresses.changed' },
  addressPromoted: { kind: 'success', text: 'addresses.promoted' },
  orderPlaced: { kind: 'success', text: 'checkout.done' },
  orderRepeated: { kind: 'success', text: 'orders.repeat.done' },
  cartTaken: { kind: 'success', text: 'cart.updated' },
  orderCancelled: { kind: 'success', text: 'orders.detail.cancelled' },
  orderMessageSent: { kind: 'success', text: 'orders.messages.sent' },
  returnAsked: { kind: 'success', text: 'orders.returns.sent' },
  returnWithdrawn: { kind: 'success', text: 'orders.returns.withdrawn' },
  paymentCodeSent: { kind: 'success', text: 'payment.sent' },
  paidWithCredit: { kind: 'success', text: 'payment.credit.paid' },
  paymentMethodChosen: { kind: 'success', text: 'payment.saved' },
  serviceRequested: { kind: 'success', text: 'services.order.done' },
  serviceClaimed: { kind: 'success', text: 'services.claim.done' },
  serviceMessageSent: { kind: 'success', text: 'services.messages.sent' },
  quoteAccepted: { kind: 'success', text: 'services.ticket.accepted' },
  quoteRejected: { kind: 'success', text: 'services.ticket.rejected' },
  serviceSignIn: { kind: 'info', text: 'services.signInRequired' },
  resetBought: { kind: 'success', text: 'resets.purchase.done' },
  resetSignIn: { kind: 'error', text: 'resets.list.signInRequired' },
  resetOutcomeSent: { kind: 'success', text: 'resets.outcome.sent' },
  hardwareIdSent: { kind: 'success', text: 'resets.requests.hardwareIdSent' },
  addressRemoved: { kind: 'success', text: 'addresses.removed' },
  messageSent: { kind: 'info', text: 'site.contact.done' },
  reviewSent: { kind: 'success', text: 'product.reviews.sent' },
  reviewUnconfirmed: { kind: 'info', text: 'reviewNotes.unconfirmed' },
  reviewWaiting: { kind: 'info', text: 'reviewNotes.waiting' },
  alertSet: { kind: 'success', text: 'product.alert.done' },
  newsletterAsked: { kind: 'info', text: 'blog.newsletter.done' },
} as const satisfies Record<
  string,
  { kind: 'success' | 'info' | 'error'; text: PlainText | 'security.signIn.welcome' }
>

export type Flash = keyof typeof flashes

function isFlash(text: string | undefined): text is Flash {
  return text !== undefined && Object.hasOwn(flashes, text)
}

/** Long enough for a slow connection to load the script that shows it. */
const flashMaxAgeSeconds = 120

/** Not HttpOnly, because script reads it too; it holds only the name of a flash. */
export function flashCookie(flash: Flash, at: Address): string {
  return cookieOf(flash, flashMaxAgeSeconds, at)
}

export function clearedFlash(at: Address): string {
  return cookieOf('', 0, at)
}

type Address = Pick<URL, 'protocol'>

function cookieOf(value: string, maxAgeSeconds: number, { protocol }: Address): string {
  const secure = protocol === 'https:'
  const name = flashCookieName(secure)
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure ? '; Secure' : ''}`
}

export function readFlash(cookies: string | null, { protocol }: Address): Flash | undefined {
  const found = parseCookies(cookies ?? '').get(flashCookieName(protocol === 'https:'))
  return isFlash(found) ? found : undefined
}

/** In the browser: reads the flash and deletes its cookie. */
export function takeFlash(): Flash | undefined {
  const flash = readFlash(document.cookie, location)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain HTTP.
  if (flash) document.cookie = clearedFlash(location)
  return flash
}

interface Names {
  store: string | undefined
  person: string | undefined
}

export function flashText(flash: Flash, t: TranslateAll, { store = '', person }: Names): string {
  const { text } = flashes[flash]
  if (text !== 'security.signIn.welcome') return t(text)
  // 'Usuario' for accounts without a profile (people.md#sign-in).
  return t(text, { store, name: person || t('shell.account.guest') })
}
