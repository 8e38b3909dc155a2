import { findProductById } from '@tecnoclick/catalogue/catalogue'
import { suppliesOf } from '@tecnoclick/catalogue/compatible-products'
import type { CatalogueProduct } from '@tecnoclick/catalogue/model'
import { serializeCard } from '@tecnoclick/catalogue/serialize-product'
import { getBoughtTogether } from '@tecnoclick/contract/catalogue/browse/endpoints'
import { idsQuery, productCardSchema } from '@tecnoclick/contract/catalogue/browse/schemas'
import { listOf } from '@tecnoclick/contract/platform/wire'
import type { ApiDeps } from '../../platform/deps.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { CatalogueResponses } from '../browse/catalogue-responses.ts'

const shown = 8
/** Of what is shown, where more than that is bought together. */
const mostSupplies = shown / 2
const maxIds = 50

/** Pairs with several of the products count for each of them. */
const pairsSql = `
  select other_id as id from bought_together
  where product_id = any ($1::integer[]) and other_id <> all ($1::integer[])
  group by other_id order by sum(lift * ln(1 + buyers)) desc, other_id limit 48`

/** What goes with some products: supplies that fit them, then what others bought with them (catalogue.md#bought-together). */
export function boughtTogetherRoutes(
  { database: { pool } }: ApiDeps,
  responses: CatalogueResponses,
): Route[] {
  return [
    route(
      getBoughtTogether,
      {
        summary:
          'What goes with the products of `ids`: supplies that fit them, then what is bought together with them',
        access: 'public',
        query: idsQuery,
        response: listOf(productCardSchema),
        statuses: [304],
      },
      async (request) => {
        const ids = idsIn(request.query.ids)
        const { rows } = ids.length > 0 ? await pool.query<{ id: number }>(pairsSql, [ids]) : { rows: [] }
        return responses.respond(request, (catalogue, pricing) => {
          const isOffered = ({ id, stock }: CatalogueProduct) => stock > 0 && !ids.includes(id)
          const known = (id: number) => findProductById(catalogue, id) ?? []
          const supplies = ids
            .flatMap(known)
            .flatMap((one) => suppliesOf(catalogue, one))
            .filter(isOffered)
          const others = rows.flatMap(({ id }) => known(id)).filter(isOffered)
          const places = Math.max(mostSupplies, shown - others.length)
          const together = [...new Set([...new Set(supplies)].slice(0, places).concat(others))].slice(
            0,
            shown,
          )
          return {
            data: together.map((product) => serializeCard(catalogue, product, pricing)),
            total: together.length,
          }
        })
      },
    ),
  ]
}

function idsIn(list: string): number[] {
  const ids = list.split(',', maxIds).filter((id) => /^\d{1,9}$/.test(id))
  return [...new Set(ids.map(Number))]
}
