import { expect, test } from 'vitest'
import { RatingStars } from './rating-stars.tsx'
import { renderSpanish } from './testing/render-spanish.tsx'

test('a fraction fills a star partly and has a text alternative', () => {
  const html = renderSpanish(<RatingStars value={4.26} count={28} />)
  expect(html).toContain('aria-label="4.3 de 5 estrellas, 28 valoraciones"')
  expect(html).toContain('--rated:86%')
})

test('a product without ratings says so', () => {
  expect(renderSpanish(<RatingStars value={0} count={0} />)).toContain('aria-label="Sin valoraciones"')
})

test('a value outside the scale is clamped', () => {
  expect(renderSpanish(<RatingStars value={9} />)).toContain('--rated:100%')
})
