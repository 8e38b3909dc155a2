import { type CsvImport, csvImportQuery, csvImportSchema } from '@tecnoclick/contract/platform/csv-import'
import type { Endpoint } from '@tecnoclick/contract/platform/endpoint'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import type { Permission } from '@tecnoclick/domain/people/permissions'
import { type Actor, actorOf } from '../audit/record-audit.ts'
import type { ApiDeps } from '../deps.ts'
import { readLimited } from '../http/read-body.ts'
import { isRefusal, type Refusal } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { transact } from '../rows/transact.ts'
import { csvResponse } from './csv-response.ts'

interface CsvExchange {
  exporting: {
    endpoint: Endpoint<{ response: Blob }>
    summary: string
    permission: Permission
    fileName: string
    write: (db: Drizzle) => Promise<string>
  }
  importing: {
    endpoint: Endpoint<{ query?: { dry?: 'yes' | 'no' }; body: Blob; response: CsvImport }>
    summary: string
    permission: Permission
    example: string
    maxBytes: number
    /** All rows or none. */
    read: (tx: Transaction, actor: Actor, file: Buffer, isDryRun: boolean) => Promise<CsvImport | Refusal>
  }
}

/** A table of a few hundred rows as CSV, out and in. Importing an export changes nothing. */
export function csvRoutes(
  { database: { db }, now }: ApiDeps,
  { exporting, importing }: CsvExchange,
): Route[] {
  return [
    route(
      exporting.endpoint,
      {
        summary: exporting.summary,
        access: 'admin',
        permission: exporting.permission,
        media: 'text/csv',
      },
      async () => csvResponse(await exporting.write(db), exporting.fileName, now()),
    ),
    route(
      importing.endpoint,
      {
        summary: importing.summary,
        access: 'admin',
        permission: importing.permission,
        query: csvImportQuery,
        file: { media: 'text/csv', example: importing.example },
        response: csvImportSchema,
        refusals: ['invalid'],
      },
      async (input) => {
        const file = await readLimited(input.context.req.raw, importing.maxBytes)
        if (isRefusal(file)) return file
        const isDryRun = input.query?.dry !== 'no'
        return transact(db, (tx) => importing.read(tx, actorOf(input), file, isDryRun))
      },
    ),
  ]
}
