import { expect, test } from 'vitest'
import { Pagination, pageRange } from './pagination.tsx'
import { renderSpanish } from './testing/render-spanish.tsx'

const hrefFor = (page: number) => (page === 1 ? '/shop/catalog' : `/shop/catalog?page=${page}`)

test('one page needs no pagination', () => {
  expect(renderSpanish(<Pagination page={1} pages={1} hrefFor={hrefFor} />)).toBe('')
})

test('the current page is marked, its neighbours are links', () => {
  const html = renderSpanish(<Pagination page={2} pages={3} hrefFor={hrefFor} />)
  expect(html).toContain('href="/shop/catalog?page=2" aria-label="Página 2" aria-current="page"')
  expect(html).toContain('href="/shop/catalog" rel="prev" aria-label="Página anterior"')
  expect(html).toContain('href="/shop/catalog?page=3" rel="next" aria-label="Página siguiente"')
})

test('the arrows at the ends are not links', () => {
  expect(renderSpanish(<Pagination page={1} pages={3} hrefFor={hrefFor} />)).not.toContain('rel="prev"')
  expect(renderSpanish(<Pagination page={3} pages={3} hrefFor={hrefFor} />)).not.toContain('rel="next"')
})

function rowOf(current: number, pages: number, siblings: number): string {
  return pageRange(current, pages, siblings)
    .map((entry) => (entry === 'gap' ? '…' : entry))
    .join(' ')
}

test.each([
  [1, 0, 2, ''],
  [1, 1, 2, '1'],
  [3, 9, 2, '1 2 3 4 5 6 7 8 9'],
  [1, 20, 2, '1 2 3 4 5 6 7 … 20'],
  [5, 20, 2, '1 2 3 4 5 6 7 … 20'],
  [6, 20, 2, '1 … 4 5 6 7 8 … 20'],
  [15, 20, 2, '1 … 13 14 15 16 17 … 20'],
  [16, 20, 2, '1 … 14 15 16 17 18 19 20'],
  [20, 20, 2, '1 … 14 15 16 17 18 19 20'],
  [1, 10, 1, '1 2 3 4 5 … 10'],
  [4, 10, 1, '1 2 3 4 5 … 10'],
  [5, 10, 1, '1 … 4 5 6 … 10'],
  [10, 10, 1, '1 … 6 7 8 9 10'],
])('page %d of %d with %d siblings shows %s', (current, pages, siblings, expected) => {
  expect(rowOf(current, pages, siblings)).toBe(expected)
})

test('the row has one length on every page, shows the current one and never hides a single page', () => {
  for (const siblings of [0, 1, 2, 3]) {
    for (const pages of [10, 12, 37]) {
      for (let current = 1; current <= pages; current++) {
        const range = pageRange(current, pages, siblings)
        expect(range).toHaveLength(Math.min(pages, siblings * 2 + 5))
        expect(range).toContain(current)
        range.forEach((entry, index) => {
          if (entry !== 'gap') return
          expect(Number(range[index + 1]) - Number(range[index - 1])).toBeGreaterThan(2)
        })
      }
    }
  }
})
