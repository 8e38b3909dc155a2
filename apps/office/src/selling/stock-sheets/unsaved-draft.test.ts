import { expect, test } from 'vitest'
import type { SheetDraft } from './sheet-draft.ts'
import { restoredDraft } from './unsaved-draft.ts'

function draftOf(quantity: string): SheetDraft {
  const line = { productId: 1, name: 'Cable', sku: 'C-1', quantity, cost: '', expected: null }
  return { supplier: 'Sol', note: '', lines: [line as unknown as SheetDraft['lines'][number]] }
}

test('what was typed before a reload comes back', () => {
  expect(restoredDraft({ version: 3, draft: draftOf('5') }, 3, draftOf('4'))).toEqual(draftOf('5'))
})

test('it comes back also when the save before it arrived', () => {
  const unsaved = { version: 3, draft: draftOf('55'), sent: draftOf('5') }
  expect(restoredDraft(unsaved, 4, draftOf('5'))).toEqual(draftOf('55'))
})

test('the change of somebody else is not overwritten', () => {
  expect(restoredDraft({ version: 3, draft: draftOf('5') }, 4, draftOf('9'))).toBeUndefined()
  const unsaved = { version: 3, draft: draftOf('55'), sent: draftOf('5') }
  expect(restoredDraft(unsaved, 4, draftOf('9'))).toBeUndefined()
  expect(restoredDraft(unsaved, 5, draftOf('5'))).toBeUndefined()
})
