import { expect, test } from 'vitest'
import { byNameAndNumber } from './read-resets.ts'

const reset = (name: string, model: string, typeFile = 'Reset') => ({
  brand: { id: 1, name },
  device: { name: 'Impresora' },
  model,
  typeFile,
})

test('models are sorted by number within their brand', () => {
  const list = [
    reset('EPSON', 'L1110'),
    reset('CANON', 'G3110'),
    reset('EPSON', 'L120', 'Reset'),
    reset('EPSON', 'L110'),
    reset('EPSON', 'L120', 'Firmware'),
  ]
  const shown = list.sort(byNameAndNumber).map(({ model, typeFile }) => `${model} ${typeFile}`)
  expect(shown).toEqual(['G3110 Reset', 'L110 Reset', 'L120 Firmware', 'L120 Reset', 'L1110 Reset'])
})
