import { tables } from '@tecnoclick/messages/tables'
import { createTranslator } from '@tecnoclick/messages/translate'
import { expect, test } from 'vitest'
import { arrivalText } from './arrival-text.ts'

const es = createTranslator('es', tables.es)
const noon = (month: number, day: number) => new Date(Date.UTC(2026, month - 1, day, 16))

test.each([
  ['Llega el 18 de noviembre.', noon(11, 18), noon(11, 18)],
  ['Llega el 18 o 19 de noviembre.', noon(11, 18), noon(11, 19)],
  ['Llega entre el 18 y el 21 de noviembre.', noon(11, 18), noon(11, 21)],
  ['Llega el 30 de noviembre o 1 de diciembre.', noon(11, 30), noon(12, 1)],
  ['Llega entre el 30 de diciembre y el 2 de enero.', noon(12, 30), new Date('2027-01-02T16:00:00Z')],
])('%s', (text, first, last) => {
  expect(arrivalText({ first, last }, 'es', es)).toBe(text)
})
