import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

test('only what differs is kept, by value', () => {
  const before = { id: 1, name: 'Ana', hidden: false, tags: ['a'], at: new Date(0) }
  const after = { ...before, hidden: true, tags: ['a'], at: new Date(1), extra: 1 }
  expect(changedFields(before, after)).toEqual({
    before: { hidden: false, at: new Date(0) },
    after: { hidden: true, at: new Date(1), extra: 1 },
  })
})
