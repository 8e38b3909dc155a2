import { expect, test } from 'vitest'
import {
  addToast,
  closesAfterMs,
  dismissToast,
  dropSuccesses,
  type Toast,
  type ToastQueue,
  visibleToasts,
} from './toast-queue.ts'

function toast(id: number, text = `message ${id}`): Toast {
  return { id, kind: 'success', text }
}

const five = [1, 2, 3, 4, 5].reduce<ToastQueue>((queue, id) => addToast(queue, toast(id)), [])

test('three are visible and the others wait', () => {
  expect(visibleToasts(five).map(({ id }) => id)).toEqual([1, 2, 3])
  expect(visibleToasts(dismissToast(five, 2)).map(({ id }) => id)).toEqual([1, 3, 4])
})

test('an error waits to be closed, everything else stays 6 seconds', () => {
  expect(closesAfterMs({ kind: 'error' })).toBeUndefined()
  expect(closesAfterMs({ kind: 'success' })).toBe(6000)
  expect(closesAfterMs({ kind: 'info', durationMs: 30_000 })).toBe(30_000)
})

test('errors that nobody closes leave a place for the others', () => {
  const errors = [1, 2, 3].map((id): Toast => ({ ...toast(id), kind: 'error' }))
  const queue = [...errors, toast(4), toast(5)]
  expect(visibleToasts(queue).map(({ id }) => id)).toEqual([2, 3, 4])
  expect(visibleToasts(dismissToast(queue, 3)).map(({ id }) => id)).toEqual([1, 2, 4])
})

test('the same message again replaces the earlier one', () => {
  const queue = addToast(addToast([toast(1, 'Guardado')], toast(2, 'Otro')), toast(3, 'Guardado'))
  expect(queue.map(({ id }) => id)).toEqual([2, 3])
})

test('the same text of another kind is another message', () => {
  const queue = addToast([toast(1, 'Guardado')], { ...toast(2, 'Guardado'), kind: 'info' })
  expect(queue).toHaveLength(2)
})

test('dismissing an unknown toast changes nothing', () => {
  expect(dismissToast(five, 99)).toEqual(five)
})

test('a success ends the errors before it, and an error the successes', () => {
  const error = { id: 1, kind: 'error', text: 'No se pudo' } as const
  const info = { ...error, id: 2, kind: 'info' } as const
  const success = { ...error, id: 3, kind: 'success', text: 'Listo' } as const
  expect(addToast([error, info], success)).toEqual([info, success])
  expect(addToast([success, info], error)).toEqual([info, error])
  expect(dropSuccesses([success, info, error])).toEqual([info, error])
})
