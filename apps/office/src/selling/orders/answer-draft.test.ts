import { expect, test } from 'vitest'
import { answerChange, initialDraft, statusOptions } from './answer-draft.ts'

const pending = { status: 'PENDIENTE', respuesta: null, version: 1 } as const

test('an answer leaves the state as it is until another one is chosen', () => {
  const draft = { ...initialDraft(pending), respuesta: ' Hoy mismo. ' }
  expect(answerChange(pending, draft)).toEqual({ respuesta: 'Hoy mismo.' })
  expect(answerChange(pending, { ...draft, status: 'EN PROCESO' })).toEqual({
    respuesta: 'Hoy mismo.',
    status: 'EN PROCESO',
  })
})

test('an unchanged draft is no change', () => {
  const stored = { status: 'COMPLETADA', respuesta: 'Listo.', version: 3 } as const
  expect(answerChange(stored, initialDraft(stored))).toBeUndefined()
})

test('an emptied answer is a change', () => {
  const stored = { status: 'EN PROCESO', respuesta: 'Mañana.', version: 2 } as const
  expect(answerChange(stored, { ...initialDraft(stored), respuesta: ' ' })).toEqual({ respuesta: '' })
  expect(
    answerChange({ ...stored, respuesta: null }, { respuesta: ' ', status: 'EN PROCESO' }),
  ).toBeUndefined()
})

test('a status that is no longer allowed is not sent', () => {
  const moved = { status: 'CANCELADA', respuesta: null, version: 2 } as const
  expect(answerChange(moved, { respuesta: 'Lo siento.', status: 'EN PROCESO' })).toEqual({
    respuesta: 'Lo siento.',
  })
})

test('cancelling is not among the options', () => {
  expect(statusOptions('PENDIENTE')).toEqual(['PENDIENTE', 'EN PROCESO'])
  expect(statusOptions('CANCELADA')).toEqual(['CANCELADA'])
})
