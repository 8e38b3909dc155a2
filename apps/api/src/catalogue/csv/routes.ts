import * as endpoints from '@tecnoclick/contract/catalogue/csv/endpoints'
import {
  doneImportSchema,
  exportQuery,
  type ImportEvent,
  importIdSchema,
  importQuery,
  undoneImportSchema,
} from '@tecnoclick/contract/catalogue/csv/schemas'
import { listOf } from '@tecnoclick/contract/platform/wire'
import { isPermitted } from '@tecnoclick/domain/people/permissions'
import { isConfirmed } from '@tecnoclick/domain/people/second-factor'
import { actorOf } from '../../platform/audit/record-audit.ts'
import { csvResponse } from '../../platform/csv/csv-response.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { readLimited } from '../../platform/http/read-body.ts'
import { redactQueryValues } from '../../platform/http/redact-query-values.ts'
import { isRefusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { exportProducts } from './export-products.ts'
import { importProducts } from './import-products.ts'
import type { ProductStore } from './product-store.ts'
import { readCsv } from './read-csv.ts'
import { listImports, undoImport } from './undo-import.ts'

const maxFileBytes = 20 * 1024 * 1024
const example = 'SKU,Nombre,Precio USD,Existencias\nEPS-L3250,Epson L3250,249.50,4\n'

/** Products as a spreadsheet. Importing an export changes nothing. */
export function productCsvRoutes(
  { database, now, log }: ApiDeps,
  store: ProductStore,
  catalogueChanged: () => Promise<void>,
): Route[] {
  return [
    route(
      endpoints.exportProducts,
      {
        summary: 'All products as CSV, or the chosen ones',
        access: 'admin',
        permission: 'products:read',
        query: exportQuery,
        media: 'text/csv',
      },
      ({ query }) => csvResponse(exportProducts(database.db, store, query?.ids), 'productos', now()),
    ),
    route(
      endpoints.importProducts,
      {
        summary:
          'Add and change products by a CSV of 20 MB at most, matched by SKU; a line of JSON per batch',
        access: 'admin',
        permission: 'products:import',
        query: importQuery,
        file: { media: 'text/csv', example },
        media: 'application/x-ndjson',
        refusals: ['confirmationRequired', 'invalid'],
      },
      async (input) => {
        const isDryRun = input.query?.dry !== 'no'
        const updatesStock = input.query?.stock === 'yes'
        const { viewer } = input.session
        if (updatesStock && !isPermitted(viewer, 'stock:write')) return refuse('forbidden')
        if (!isDryRun && !isConfirmed(input.session.confirmedAt, now())) return refuse('confirmationRequired')
        const bytes = await readLimited(input.context.req.raw, maxFileBytes)
        if (isRefusal(bytes)) return bytes
        const file = await readCsv(bytes)
        if (isRefusal(file)) return file
        const mayChangePrices = isPermitted(viewer, 'prices:write')
        const options = { actor: actorOf(input), store, isDryRun, updatesStock, mayChangePrices }
        const events = streamEvents(importProducts(database.db, file, options), async (error) => {
          if (!isDryRun) await catalogueChanged()
          if (error) log.error({ err: redactQueryValues(error) }, 'the import of products broke off')
        })
        return new Response(events, {
          headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' },
        })
      },
    ),
    route(
      endpoints.listImports,
      {
        summary: 'The latest imports of products',
        access: 'admin',
        permission: 'products:import',
        response: listOf(doneImportSchema),
      },
      () => listImports(database.db),
    ),
    route(
      endpoints.undoImport,
      {
        summary: 'Undo an import as a whole, unless something newer changed one of its products',
        access: 'admin',
        permission: 'products:import',
        confirmed: true,
        params: importIdSchema,
        response: undoneImportSchema,
        refusals: ['conflict', 'forbidden'],
      },
      async (input) => {
        const { viewer } = input.session
        const mayChangePrices = isPermitted(viewer, 'prices:write')
        const mayChangeStock = isPermitted(viewer, 'stock:write')
        const act = { actor: actorOf(input), store, mayChangePrices, mayChangeStock }
        const outcome = await undoImport(database.db, act, input.params.import)
        await catalogueChanged()
        return outcome
      },
    ),
  ]
}

/** One line of JSON per event. A client that disconnects stops the import after the current batch, which stays written. */
function streamEvents(
  events: AsyncGenerator<ImportEvent>,
  ended: (error?: unknown) => Promise<void>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let last = { done: 0, total: 0 }
  return new ReadableStream({
    async pull(controller) {
      const enqueue = (event: ImportEvent) => controller.enqueue(encoder.encode(`${JSON.stringify(event)}\n`))
      try {
        const { value, done } = await events.next()
        if (done) return controller.close()
        // The report comes last. Whoever has read it must find the products in the shop.
        if (value.report) await ended()
        last = { done: value.done, total: value.total }
        enqueue(value)
      } catch (error) {
        await ended(error)
        enqueue({ ...last, brokeOff: true })
        controller.close()
      }
    },
    async cancel() {
      await events.return(undefined)
      await ended()
    },
  })
}
