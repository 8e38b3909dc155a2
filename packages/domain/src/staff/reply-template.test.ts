import { expect, test } from 'vitest'
import { fillTemplate, unknownFields } from './reply-template.ts'

const values = { nombre: 'Ana', pedido: 'ORDEN-7', total: '$10.00 USD' }

test('fields are filled in, also twice', () => {
  expect(fillTemplate('Hola {nombre}: {pedido}, {pedido} por {total}.', values)).toBe(
    'Hola Ana: ORDEN-7, ORDEN-7 por $10.00 USD.',
  )
})

test('a template that names what is not known here cannot be used', () => {
  expect(fillTemplate('Faltan {falta}.', values)).toBeUndefined()
  expect(fillTemplate('Hola {nombre}', { nombre: '' })).toBeUndefined()
})

test('words that are no field are found', () => {
  expect(unknownFields('Hola {nombre}, {numero} y {}.')).toEqual(['numero', ''])
  expect(unknownFields('Sin campos, con } y {.')).toEqual([])
})
