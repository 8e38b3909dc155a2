import { createCatalogue } from '@tecnoclick/catalogue/catalogue'
import { readQuery } from '@tecnoclick/catalogue/read-query'
import { cataloguePage } from '@tecnoclick/catalogue/responses'
import { sampleCatalogue } from '@tecnoclick/catalogue/testing/sample-catalogue'
import type { Row } from './print-table.ts'

const sizes = [100, 1000, 10_000]
const largest = 100_000
const warmUpRounds = 20
const rounds = 200
const viewer = { wholesale: false, currency: 'USD' }
const asked = 'filter_brand=epson,canon&filter_price=100-900&sort=price_asc'
const mixed = [
  '',
  'category=impresion&sort=price_asc',
  asked,
  'filter_color=valor-0-1,valor-0-2&filter_dato-1=valor-1-3&sort=name_desc',
  'category=redes-1-2&filter_brand=hp',
  'filter_discount=no&page=900',
  'q=epson',
]

/** How the cost of one list with all facets grows with the catalogue. */
export function measureGrowth(): Row[] {
  const query = readQuery(new URLSearchParams(asked), { limit: 24 })
  const rows = sizes.map((size): Row => {
    const catalogue = createCatalogue(sampleCatalogue(size))
    const times = timesOf(rounds, () => cataloguePage(catalogue, query, viewer))
    const what = `engine: a filtered list of ${size.toLocaleString('en')}, p50`
    return { what, unit: 'ms', measured: at(times, 0.5), ...(size === 10_000 && { most: 5 }) }
  })
  return [...rows, ...measureLargest()]
}

function measureLargest(): Row[] {
  const data = sampleCatalogue(largest)
  const before = process.cpuUsage()
  const catalogue = createCatalogue(data)
  const { user, system } = process.cpuUsage(before)
  const queries = mixed.map((address) => readQuery(new URLSearchParams(address), { limit: 24 }))
  const listAll = (count: number) =>
    queries.flatMap((query) => timesOf(count, () => cataloguePage(catalogue, query, viewer)))
  listAll(warmUpRounds)
  const times = listAll(rounds).toSorted((a, b) => a - b)
  const of = `engine: ${largest.toLocaleString('en')} products`
  return [
    { what: `${of}, build (CPU)`, unit: 's', most: 4, measured: (user + system) / 1e6 },
    { what: `${of}, a list with all facets, p50`, unit: 'ms', most: 2, measured: at(times, 0.5) },
    { what: `${of}, a list with all facets, p99`, unit: 'ms', most: 5, measured: at(times, 0.99) },
  ]
}

function timesOf(count: number, work: () => unknown): number[] {
  return Array.from({ length: count }, () => {
    const startedAt = performance.now()
    work()
    return performance.now() - startedAt
  }).toSorted((a, b) => a - b)
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
