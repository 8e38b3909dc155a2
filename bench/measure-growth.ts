import { createCatalogue } from '@tecnoclick/catalogue/catalogue'
import { readQuery } from '@tecnoclick/catalogue/read-query'
import { cataloguePage } from '@tecnoclick/catalogue/responses'
import { sampleCatalogue } from '@tecnoclick/catalogue/testing/sample-catalogue'
import type { Row } from './print-table.ts'

const sizes = [100, 1000, 10_000, 100_000]
const rounds = 200
const viewer = { wholesale: false, currency: 'USD' }
const asked = 'filter_brand=epson,canon&filter_price=100-900&sort=price_asc'

/** How the cost of one list with all facets grows with the catalogue. Only the documented size has a budget. */
export function measureGrowth(): Row[] {
  const query = readQuery(new URLSearchParams(asked), { limit: 24 })
  return sizes.map((size) => {
    const catalogue = createCatalogue(sampleCatalogue(size))
    const times = Array.from({ length: rounds }, () => {
      const startedAt = performance.now()
      cataloguePage(catalogue, query, viewer)
      return performance.now() - startedAt
    }).toSorted((a, b) => a - b)
    const measured = times[Math.floor(rounds / 2)] ?? Number.NaN
    const what = `engine: a filtered list of ${size.toLocaleString('en')}, p50`
    return { what, unit: 'ms', measured, ...(size === 10_000 && { most: 5 }) }
  })
}
