import type { Translation } from '../platform/translation.ts'
import type { codeSignIn as source } from './code-sign-in.es.ts'

/** Texts of the page that signs in with a code, which gets them with its data. */
export const codeSignIn: Translation<typeof source, 'en'> = {
  link: 'Sign in with a code',
  title: 'Sign in with a code',
  intro:
    'If you connected Telegram or verified your phone in “Notices”, we send you a code. It works once and for ten minutes.',
  channel: 'How you get it',
  channels: { telegram: 'In Telegram', sms: 'By SMS' },
  send: 'Send the code',
  sent: 'If that account can get it, the code is on its way',
  sentText:
    'Type it here. If it does not arrive within minutes, sign in with your password or get another one.',
  code: 'Code of 6 digits',
  submit: 'Sign in',
  again: 'Get another code',
  wrong: 'The code does not work or has expired.',
  none: 'This shop sends no codes. Sign in with your password.',
}
