import { expect, test } from 'vitest'
import type { SheetDraft } from './sheet-draft.ts'
import { mergeWithStored } from './unsaved-draft.ts'

function draftOf(quantity: string): SheetDraft {
  const line = { productId: 1, name: 'Cable', sku: 'C-1', quantity, cost: '', expected: null, serials: '' }
  return { supplier: 'Sol', note: '', lines: [line as unknown as SheetDraft['lines'][number]] }
}

const base = draftOf('4')
const unsaved = { version: 3, base, draft: draftOf('55'), sent: draftOf('5') }
const kept = { draft: draftOf('55'), clashes: [] }

test('what was typed before a reload comes back', () => {
  expect(mergeWithStored({ version: 3, base, draft: draftOf('55') }, 3, base)).toEqual(kept)
})

test('it comes back also when the save before it arrived', () => {
  expect(mergeWithStored(unsaved, 4, draftOf('5'))).toEqual(kept)
})

test('the change of somebody else is not overwritten: it clashes', () => {
  const product = { productId: 1, name: 'Cable' }
  const clash = { field: 'quantity', product, mine: '55', theirs: '9' }
  expect(mergeWithStored(unsaved, 4, draftOf('9'))).toEqual({ ...kept, clashes: [clash] })
  expect(mergeWithStored(unsaved, 5, draftOf('5')).clashes).toEqual([{ ...clash, theirs: '5' }])
  expect(mergeWithStored(unsaved, 5, base)).toEqual(kept)
})
