import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'

test.each([
  ['Impresión', 'impresion'],
  ['CÁMARA', 'camara'],
  ['Pingüino', 'pinguino'],
  ['Año', 'año'],
  ['AN\u0303O', 'año'],
  ['São', 'sao'],
  ['L3250', 'l3250'],
])('%s is searched as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})
