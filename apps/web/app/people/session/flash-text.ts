import type { Translate } from '@tecnoclick/messages/translate'
import { type Flash, flashes } from './flashes.ts'

interface Names {
  store: string | undefined
  person: string | undefined
}

export function flashText(flash: Flash, t: Translate, { store = '', person }: Names): string {
  const { text } = flashes[flash]
  if (text !== 'security.signIn.welcome') return t(text)
  // 'Usuario' for accounts without a profile (people.md#sign-in).
  return t(text, { store, name: person || t('shell.account.guest') })
}
