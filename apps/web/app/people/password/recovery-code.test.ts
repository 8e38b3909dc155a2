import { es } from '@tecnoclick/messages/tables/es'
import { createTranslator } from '@tecnoclick/messages/translate'
import { expect, test } from 'vitest'
import { notSentText } from './recovery-code.tsx'

test('two sentences are joined with one full stop', () => {
  expect(notSentText(createTranslator('es', es), 'tooMany')).toBe(
    'Demasiados intentos. Espere unos minutos e intente otra vez. El email no se ha enviado. Intente otra vez',
  )
})
