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
  addressRemoved: { kind: 'success', text: 'addresses.removed' },
} as const satisfies Record<string, { kind: 'success' | 'info'; text: PlainText | 'security.signIn.welcome' }>

export type Flash = keyof typeof flashes

export function isFlash(text: string | undefined): text is Flash {
  return text !== undefined && Object.hasOwn(flashes, text)
}
