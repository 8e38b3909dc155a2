import { expect, test } from 'vitest'
import { Price } from './price.tsx'
import { renderSpanish } from './testing/render-spanish.tsx'

const usd = { code: 'USD', symbol: '$', decimals: 2 }
const mlc = { code: 'MLC', symbol: 'MLC', decimals: 2 }

function words(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

test('a dollar price is followed by its code, because $ is ambiguous', () => {
  expect(words(renderSpanish(<Price amount={123450} currency={usd} />))).toBe('$1,234.50 USD')
})

test('a price whose symbol is its code shows it once', () => {
  expect(words(renderSpanish(<Price amount={123450} currency={mlc} />))).toBe('MLC 1,234.50')
})

test('screen readers can tell the compare price from the price', () => {
  const html = renderSpanish(<Price amount={18950} compareAt={22300} currency={usd} />)
  expect(words(html)).toBe('Precio $189.50 USD Precio anterior $223.00')
  expect(html).toMatch(/<s .*\$223\.00/)
})

test('formatted texts are shown unchanged', () => {
  expect(words(renderSpanish(<Price amount="CUP 9,850.00" code="CUP" />))).toBe('CUP 9,850.00')
})
