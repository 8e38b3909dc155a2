import { expect, test } from 'vitest'
import { hasInvisibleCharacters } from './invisible-text.ts'

test.each([
  ['zero-width space', '\u200b'],
  ['zero-width non-joiner', '\u200c'],
  ['zero-width joiner', '\u200d'],
  ['word joiner', '\u2060'],
  ['byte order mark', '\ufeff'],
  ['soft hyphen', '\u00ad'],
  ['grapheme joiner', '\u034f'],
  ['left-to-right mark', '\u200e'],
  ['right-to-left mark', '\u200f'],
  ['Arabic letter mark', '\u061c'],
  ['right-to-left override', '\u202e'],
  ['right-to-left isolate', '\u2067'],
  ['Mongolian vowel separator', '\u180e'],
  ['Hangul filler', '\u3164'],
  ['tag letter', '\u{e0041}'],
  ['interlinear annotation', '\ufff9'],
  ['Braille blank', '\u2800'],
  ['variation selector after a letter', '\ufe0f'],
])('a %s is found', (_, character) => {
  expect(hasInvisibleCharacters(`TM-${character}12345`)).toBe(true)
  expect(hasInvisibleCharacters(`Ana${character}`)).toBe(true)
})

test.each(['Ñandú Óptica', 'مطبعة إبسون', 'Принтер Эпсон', 'Impresora 🖨️', 'Caf\u0301e', '50 % más', ''])(
  '%s has none',
  (text) => {
    expect(hasInvisibleCharacters(text)).toBe(false)
  },
)
