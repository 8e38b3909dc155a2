import { type Catalogue, createCatalogue } from '@tecnoclick/catalogue/catalogue'
import { readQuery } from '@tecnoclick/catalogue/read-query'
import { cataloguePage } from '@tecnoclick/catalogue/responses'
import { sampleCatalogue, sampleProduct, withVariants } from '@tecnoclick/catalogue/testing/sample-catalogue'
import type { Row } from './print-table.ts'

const products = 10_000
const variantsPerProduct = 3
const warmUpRounds = 60
const rounds = 300
const viewer = { wholesale: false, currency: 'USD' }

const addresses = [
  '',
  'category=impresion&sort=price_asc',
  'filter_brand=epson,canon&filter_price=100-900&filter_discount=no',
  'filter_color=valor-0-1,valor-0-2&filter_dato-1=valor-1-3&sort=name_desc',
  'q=epson',
  'q=impresion+epson+l3',
  'q=epsom+impresiom',
]

/** The catalogue engine without a server: the cost of one list with all facets, and of a change; with variants as well. */
export function measureEngine(): Row[] {
  return [0, variantsPerProduct].flatMap(measureProducts)
}

function measureProducts(variants: number): Row[] {
  const data = sampleCatalogue(products, variants)
  const [build] = quantiles(5, () => createCatalogue(data))
  let catalogue: Catalogue = createCatalogue(data)
  const queries = addresses.map((address) => readQuery(new URLSearchParams(address), { limit: 24 }))
  const listAll = () => queries.map((query) => quantiles(1, () => cataloguePage(catalogue, query, viewer))[1])
  for (let round = 0; round < warmUpRounds; round++) listAll()
  const lists = Array.from({ length: rounds }, listAll)
    .flat()
    .toSorted((a, b) => a - b)
  const [, change] = quantiles(40, (round) => {
    const index = round * 31
    const product = withVariants(sampleProduct(index), index, variants)
    catalogue = catalogue.withChanges({
      products: [{ ...product, ...(variants === 0 && { stock: round }), name: `${product.name} bis` }],
    })
  })
  const engine = variants === 0 ? 'engine' : `engine, ${variants} variants each`
  return [
    { what: `${engine}: build of 10,000 products`, unit: 'ms', most: 1000, measured: build },
    { what: `${engine}: list with all facets, p50`, unit: 'ms', most: 5, measured: at(lists, 0.5) },
    { what: `${engine}: list with all facets, p99`, unit: 'ms', most: 5, measured: at(lists, 0.99) },
    { what: `${engine}: a changed product, worst`, unit: 'ms', most: 50, measured: change },
  ]
}

/** Median and worst. */
function quantiles(count: number, work: (round: number) => unknown): [median: number, worst: number] {
  const times = Array.from({ length: count }, (_, round) => {
    const startedAt = performance.now()
    work(round)
    return performance.now() - startedAt
  }).toSorted((a, b) => a - b)
  return [at(times, 0.5), at(times, 1)]
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
