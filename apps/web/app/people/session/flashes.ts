import type { MessageKey } from '@tecnoclick/messages/translate'

type PlainText = Exclude<MessageKey, 'security.signIn.welcome'>

/** What a page may have to say about the request that led to it. The name travels in a cookie, the words do not. */
export const flashes = {
  welcome: { kind: 'success', text: 'security.signIn.welcome' },
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
  orderCancelled: { kind: 'success', text: 'orders.detail.cancelled' },
  paymentCodeSent: { kind: 'success', text: 'checkout.transfer.codeSent' },
  serviceRequested: { kind: 'success', text: 'services.order.done' },
  serviceSignIn: { kind: 'info', text: 'services.signInRequired' },
  resetBought: { kind: 'success', text: 'resets.purchase.done' },
  resetSignIn: { kind: 'error', text: 'resets.list.signInRequired' },
  hardwareIdSent: { kind: 'success', text: 'resets.requests.hardwareIdSent' },
  addressRemoved: { kind: 'success', text: 'addresses.removed' },
  messageSent: { kind: 'info', text: 'site.contact.done' },
  reviewSent: { kind: 'success', text: 'product.reviews.sent' },
  alertSet: { kind: 'success', text: 'product.alert.done' },
  newsletterAsked: { kind: 'info', text: 'blog.newsletter.done' },
} as const satisfies Record<
  string,
  { kind: 'success' | 'info' | 'error'; text: PlainText | 'security.signIn.welcome' }
>

export type Flash = keyof typeof flashes

export function isFlash(text: string | undefined): text is Flash {
  return text !== undefined && Object.hasOwn(flashes, text)
}
