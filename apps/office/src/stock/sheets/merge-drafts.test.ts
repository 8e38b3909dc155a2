import { expect, test } from 'vitest'
import { chooseTheirs, mergeDrafts } from './merge-drafts.ts'
import type { DraftLine, SheetDraft } from './sheet-draft.ts'

function lineOf(productId: number, quantity: string, cost = ''): DraftLine {
  const product = { productId, name: `P${productId}`, sku: '', price: 1, priceAlt: null, stock: 0 }
  return { ...product, quantity, cost, expected: null, serials: '' }
}

function draftOf(lines: DraftLine[], rest: Partial<SheetDraft> = {}): SheetDraft {
  return { supplier: '', note: '', lines, ...rest }
}

const base = draftOf([lineOf(1, ''), lineOf(2, ''), lineOf(3, '4')])
const quantities = ({ lines }: SheetDraft) =>
  lines.map(({ productId, quantity }) => `${productId}:${quantity}`)

test('lines that one person changed have that change', () => {
  const mine = draftOf([lineOf(1, '5'), lineOf(2, ''), lineOf(3, '4'), lineOf(9, '1')])
  const theirs = draftOf([lineOf(1, ''), lineOf(2, '7')], { note: 'Estante 2' })
  const { draft, clashes } = mergeDrafts(base, mine, theirs)
  expect(clashes).toEqual([])
  expect(quantities(draft)).toEqual(['1:5', '2:7', '9:1'])
  expect(draft.note).toBe('Estante 2')
})

test('the same change is no clash', () => {
  const same = draftOf([lineOf(1, '5'), lineOf(2, ''), lineOf(3, '4')])
  expect(mergeDrafts(base, same, same)).toEqual({ draft: same, clashes: [] })
})

test('different counts of a product clash, and the person chooses', () => {
  const mine = draftOf([lineOf(1, '5'), lineOf(2, ''), lineOf(3, '4')], { supplier: 'Sol' })
  const theirs = draftOf([lineOf(1, '6'), lineOf(2, '2'), lineOf(3, '4')], { supplier: 'Luna' })
  const { draft, clashes } = mergeDrafts(base, mine, theirs)
  expect(clashes).toEqual([
    { field: 'quantity', product: { productId: 1, name: 'P1' }, mine: '5', theirs: '6' },
    { field: 'supplier', mine: 'Sol', theirs: 'Luna' },
  ])
  expect(quantities(draft)).toEqual(['1:5', '2:2', '3:4'])
  const chosen = clashes.reduce((before, clash) => chooseTheirs(before, clash), draft)
  expect([quantities(chosen), chosen.supplier]).toEqual([['1:6', '2:2', '3:4'], 'Luna'])
})

test('a line that one removed and the other changed clashes, both ways', () => {
  const without = draftOf([lineOf(1, ''), lineOf(2, '')])
  const changed = draftOf([lineOf(1, ''), lineOf(2, ''), lineOf(3, '9')])
  const removedByMe = mergeDrafts(base, without, changed)
  expect(removedByMe.clashes).toMatchObject([{ mine: undefined, theirs: '9' }])
  expect(quantities(removedByMe.draft)).toEqual(['1:', '2:'])
  const [clash] = removedByMe.clashes
  const line = changed.lines[2]
  expect(clash && quantities(chooseTheirs(removedByMe.draft, clash, line))).toEqual(['1:', '2:', '3:9'])

  const removedByThem = mergeDrafts(base, changed, without)
  expect(quantities(removedByThem.draft)).toEqual(['1:', '2:', '3:9'])
  const [other] = removedByThem.clashes
  expect(other && quantities(chooseTheirs(removedByThem.draft, other))).toEqual(['1:', '2:'])
})

test('costs are merged apart from quantities', () => {
  const mine = draftOf([lineOf(3, '4', '2.5')])
  const theirs = draftOf([lineOf(3, '8', '')])
  const { draft, clashes } = mergeDrafts(draftOf([lineOf(3, '4', '')]), mine, theirs)
  expect(clashes).toEqual([])
  expect(draft.lines).toMatchObject([{ quantity: '8', cost: '2.5' }])
})
