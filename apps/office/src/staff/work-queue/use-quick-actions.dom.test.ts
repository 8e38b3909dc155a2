import type { WorkItem } from '@tecnoclick/contract/staff/work-queue/schemas'
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useQuickActions } from './use-quick-actions.ts'

// All that the rows are told apart by.
const [first, second, third] = [1, 2, 3].map((id) => ({ kind: 'payment', id }) as WorkItem)

function renderQueue(items: (WorkItem | undefined)[]) {
  const list = { current: null }
  return renderHook((shown) => useQuickActions(shown, list), {
    initialProps: items.filter((item) => item !== undefined),
  })
}

test('the next row is the one below that colleagues have left', () => {
  const { result, rerender } = renderQueue([first, second, third])
  act(() => result.current.start(first as WorkItem))
  expect(result.current.nextKey).toContain('2')
  act(() => result.current.finish())
  rerender([third as WorkItem])
  expect(result.current.nextKey).toContain('3')
})

test('after the last row comes the first', () => {
  const { result, rerender } = renderQueue([first, second])
  act(() => result.current.start(second as WorkItem))
  rerender([first as WorkItem])
  expect(result.current.nextKey).toContain('1')
})
