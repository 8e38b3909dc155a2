import { es } from '@tecnoclick/messages/es'
import { createTranslator } from '@tecnoclick/messages/translate'
import { expect, test } from 'vitest'
import { flashText } from './flash-text.ts'

const t = createTranslator('es', es)

test('the welcome names store and person', () => {
  expect(flashText('welcome', t, { store: 'TecnoClick', person: 'Ana' })).toBe('Bienvenido a TecnoClick, Ana')
})

test('without a profile one is Usuario', () => {
  expect(flashText('welcome', t, { store: 'TecnoClick', person: '' })).toBe(
    'Bienvenido a TecnoClick, Usuario',
  )
})

test('the others have their own words', () => {
  expect(flashText('addressAdded', t, { store: undefined, person: undefined })).toBe(
    'Se Agregó una dirección',
  )
})
