import { expect, test } from 'vitest'
import { fillNumber } from './fill-number.ts'

test.each([
  ['Su pedido {number}: {status}', 'Su pedido, número por asignar: {status}'],
  ['Recibimos su pedido {number}.', 'Recibimos su pedido, número por asignar.'],
  ['Su pedido {number} está listo.', 'Su pedido, número por asignar, está listo.'],
  ['{number}: antes del {time}', 'Número por asignar: antes del {time}'],
])('without a number %j is %j', (text, filled) => {
  expect(fillNumber(text, null)).toBe(filled)
  expect(fillNumber(text, 'ORDEN-1')).toBe(text.replace('{number}', 'ORDEN-1'))
})
