import { expect, test } from 'vitest'
import { Pagination } from './pagination.tsx'
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

test('at the ends there is nothing to follow', () => {
  expect(renderSpanish(<Pagination page={1} pages={3} hrefFor={hrefFor} />)).not.toContain('rel="prev"')
  expect(renderSpanish(<Pagination page={3} pages={3} hrefFor={hrefFor} />)).not.toContain('rel="next"')
})
