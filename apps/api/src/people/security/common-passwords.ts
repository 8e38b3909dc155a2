import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { foldEmail } from '@tecnoclick/domain/people/email'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import listed from './common-passwords.json' with { type: 'json' }

const printable = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))

/** Lower case: words as they are and with usual endings, sequences and repetitions, and one character (decision 029). */
const common: ReadonlySet<string> = new Set([
  ...printable.map((character) => character.toLowerCase()),
  ...listed.whole.split(' '),
  ...listed.words
    .split(' ')
    .flatMap((word) => ['', ...listed.endings.split(' ')].map((ending) => word + ending)),
])

/** For a typed password, in any case. */
export function isCommonPassword(typed: string): boolean {
  return common.has(typed.toLowerCase())
}

/** With a capital first letter too, as many sites ask for one. */
const variants = [
  ...new Set([...common].flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)])),
]

/** Other requests get their turn after so many hashes, about a millisecond. */
const atOnce = 1000

/** The API never sees the typed password, but it can transform every common one with the same address. */
export async function refuseCommonPassword(email: string, transformed: string): Promise<Refusal | undefined> {
  const salt = `${foldEmail(email)}:`
  for (let from = 0; from < variants.length; from += atOnce) {
    const part = variants.slice(from, from + atOnce)
    if (part.some((password) => hash('sha256', salt + password) === transformed))
      return refuse('invalid', { fields: { password: { code: 'commonPassword' } } })
    await setImmediate()
  }
  return undefined
}
