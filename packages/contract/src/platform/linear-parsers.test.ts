import { growsLinearly, repeating } from '@tecnoclick/domain/platform/testing/linear-time'
import { expect, test } from 'vitest'
import { parseCookies, readPreferences } from './preferences.ts'
import { emailSchema, line, optionalPhone, optionalWebsite, prose, transactionCodeSchema } from './wire.ts'

const parsers: [name: string, parse: (text: string) => unknown][] = [
  ['cookies', parseCookies],
  ['preferences', (text) => readPreferences(new URL('https://a.cu'), new Headers({ cookie: text }))],
  ['a line', (text) => line(80).safeParse(text)],
  ['a text', (text) => prose(5000).safeParse(text)],
  ['an e-mail', (text) => emailSchema.safeParse(text)],
  ['a phone', (text) => optionalPhone.safeParse(text)],
  ['a website', (text) => optionalWebsite.safeParse(text)],
  ['a transfer code', (text) => transactionCodeSchema.safeParse(text)],
]

test.each(parsers)('%s is read in linear time', async (_, parse) => {
  const pieces = [';', '=', 'a=b;', ' ', 'a@', 'a.', '-', '+', '1', '/', 'https://a.', '%']
  const inputs = pieces.flatMap((piece) => [
    repeating(piece),
    repeating(piece, 'a', 'b'),
    repeating(piece, 'https://a', '!'),
  ])
  for (const inputOf of inputs) expect(await growsLinearly(parse, inputOf), inputOf(10)).toBe(true)
})
