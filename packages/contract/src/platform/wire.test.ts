import { expect, test } from 'vitest'
import { z } from 'zod'
import { emailSchema, line, optionalLine, optionalPhone, optionalWebsite, prose } from './wire.ts'

test('an empty optional line is null, a missing one stays missing', () => {
  const form = z.object({ note: optionalLine(10) })
  expect(form.parse({ note: '  ' })).toEqual({ note: null })
  expect(form.parse({ note: null })).toEqual({ note: null })
  expect(form.parse({})).toEqual({})
  expect(form.parse({ note: ' hola ' })).toEqual({ note: 'hola' })
})

test('an e-mail is folded, so that two spellings are one account', () => {
  expect(emailSchema.parse(' Ana@Ejemplo.CU ')).toBe('ana@ejemplo.cu')
})

test.each(['a@b', 'a@b..cu', 'a@.cu.cu', `${'a'.repeat(65)}@b.cu`])('%s is not an e-mail', (text) => {
  const { error } = emailSchema.safeParse(text)
  expect(error?.issues.map(({ message }) => message)).toEqual(['validation.email'])
})

test.each(['+53 5555 0111', '(23) 42-0101', '5555.0111'])('%s is a phone', (phone) => {
  expect(optionalPhone.safeParse(phone).success).toBe(true)
})

test.each(['https://ejemplo.cu', 'www.ejemplo.cu/a?b=c#d', 'http://ejemplo.cu:8080', 'señal.cu'])(
  '%s is a website',
  (website) => {
    expect(optionalWebsite.safeParse(website).success).toBe(true)
  },
)

test.each([
  'javascript:alert(1)',
  'ftp://ejemplo.cu',
  '//ejemplo.cu',
  'ejemplo',
  'https://',
  'a b.cu',
  '"><b>.cu',
])('%s is not a website', (website) => {
  expect(optionalWebsite.safeParse(website).success).toBe(false)
})

test.each(['\n', '\r', '\t', '\0', '\u0085', '\u2028', '\u2029'])(
  'a line must not contain %j, which could inject a header',
  (sign) => {
    expect(line(100).safeParse(`a${sign}b`).success).toBe(false)
  },
)

test.each(['\u200b', '\u200d', '\u200f', '\u202e', '\u2066', '\u00ad', '\u3164'])(
  'no name, number or phone holds %j, which nobody sees; a longer text may',
  (sign) => {
    expect(line(100).safeParse(`TM-1${sign}2`).error?.issues[0]?.message).toBe('validation.plainText')
    expect(optionalLine(100).safeParse(`Ana${sign}María`).success).toBe(false)
    expect(optionalPhone.safeParse(`+53 5555${sign} 0111`).success).toBe(false)
    expect(prose(100).safeParse(`می${sign}خواهم`).success).toBe(true)
  },
)
