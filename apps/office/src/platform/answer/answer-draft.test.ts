import { expect, test } from 'vitest'
import { changeOf, draftOf, statusChoices } from './answer-draft.ts'

const waiting = { status: 'PENDIENTE', respuesta: null, version: 1 } as const

test('answering takes an order in hand, because before nobody can read the answer', () => {
  const draft = { ...draftOf(waiting), respuesta: ' Hoy mismo. ' }
  expect(changeOf(waiting, draft)).toEqual({ respuesta: 'Hoy mismo.', status: 'EN PROCESO' })
})

test('what is stored already is no change', () => {
  const stored = { status: 'COMPLETADA', respuesta: 'Listo.', version: 3 } as const
  expect(changeOf(stored, draftOf(stored))).toBeUndefined()
})

test('an emptied answer is a change, not silence', () => {
  const stored = { status: 'EN PROCESO', respuesta: 'Mañana.', version: 2 } as const
  expect(changeOf(stored, { ...draftOf(stored), respuesta: ' ' })).toEqual({ respuesta: '' })
  expect(changeOf({ ...stored, respuesta: null }, { respuesta: ' ', status: 'EN PROCESO' })).toBeUndefined()
})

test('a state that the table no longer allows is left alone', () => {
  const moved = { status: 'CANCELADA', respuesta: null, version: 2 } as const
  expect(changeOf(moved, { respuesta: 'Lo siento.', status: 'EN PROCESO' })).toEqual({
    respuesta: 'Lo siento.',
  })
})

test('cancelling is not among the choices', () => {
  expect(statusChoices('PENDIENTE')).toEqual(['PENDIENTE', 'EN PROCESO'])
  expect(statusChoices('CANCELADA')).toEqual(['CANCELADA'])
})
