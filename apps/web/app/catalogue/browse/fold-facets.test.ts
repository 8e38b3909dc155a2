import type { Facet } from '@tecnoclick/contract/catalogue/browse/schemas'
import { expect, test } from 'vitest'
import { foldFacets, unfoldFacets } from './fold-facets.ts'

const values = (count: number, selected = -1) =>
  Array.from({ length: count }, (_, index) => ({
    slug: `v${index}`,
    name: `Valor ${index}`,
    count: 1,
    selected: index === selected,
  }))
const group = (slug: string, count: number, selected?: number): Facet => ({
  type: 'check',
  slug,
  name: slug,
  items: values(count, selected),
})
/** Five groups start open. */
const facets = [
  group('a', 3),
  group('b', 10),
  group('c', 12, 11),
  group('d', 1),
  group('e', 1),
  group('f', 4),
  group('g', 10, 9),
]

test('closed groups and what is beyond the eighth value stay on the server, selected values do not', () => {
  const shown = foldFacets(facets).map((facet) => ['items' in facet && facet.items.length, facet.more])
  expect(shown).toEqual([
    [3, undefined],
    [8, 2],
    [9, 3],
    [1, undefined],
    [1, undefined],
    [0, 4],
    [9, 1],
  ])
})

test('values that come later fill the groups, and what the page has is newer', () => {
  const older = facets.map((facet) => (facet.slug === 'c' ? group('c', 12) : facet))
  expect(unfoldFacets(foldFacets(facets), older)).toEqual(facets)
})
