import { expect, test } from 'vitest'
import { readDeadEnds, writeDeadEnds } from './dead-end-lines.ts'

test('notes are read as they were written', () => {
  const notes = [
    { firmware: 'AS25*', text: 'No acepta el reset' },
    { firmware: '', text: 'Solo en Windows: 10 u 11' },
    { firmware: '', text: 'Con cable | sin red' },
  ]
  expect(readDeadEnds(writeDeadEnds(notes))).toEqual(notes)
  expect(readDeadEnds(' \n\nAS25|x\n')).toEqual([{ firmware: 'AS25', text: 'x' }])
})
