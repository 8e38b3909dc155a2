import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { downloads, resetSales, resets } from '@tecnoclick/database/schema/resets/resets'
import { isPermitted } from '@tecnoclick/domain/people/permissions'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'

interface SentRange {
  first: number
  last: number
}

/** Who downloads, for the log; for a buyer with the sale that allows it. */
interface Entitlement {
  resetId: number
  resetSaleId: number | null
}

/**
 * The zip is available to its buyer while `descargable`, and to staff (resets.md#downloads). Each download is logged
 * with its progress.
 */
export function createDownloadAuthorizer({ database: { db }, now }: ApiDeps) {
  return async (file: { name: string; size: number }, viewer: Viewer) => {
    const entitlement = await entitlementOf(db, file.name, viewer)
    if (!entitlement) return undefined
    return {
      watch: (bytes: AsyncIterable<Buffer>, { last }: SentRange) =>
        logDownload(bytes, {
          begin: () => beginDownload(db, viewer.id, entitlement, now()),
          end: (id, sent, isComplete) =>
            endDownload(db, id, sent, isComplete && last === file.size - 1 ? now() : null),
        }),
    }
  }
}

async function entitlementOf(db: Drizzle, name: string, viewer: Viewer): Promise<Entitlement | undefined> {
  if (isPermitted(viewer, 'resets:read')) {
    const [reset] = await db.select({ id: resets.id }).from(resets).where(eq(resets.file, name))
    return reset && { resetId: reset.id, resetSaleId: null }
  }
  // If the same file was bought twice, the download counts for the sale that was not downloaded yet.
  const isDownloaded = sql`exists (
    select from ${downloads} where ${downloads.resetSaleId} = ${resetSales.id} and ${downloads.finishedAt} is not null
  )`
  const [entitlement] = await db
    .select({ resetId: resets.id, resetSaleId: resetSales.id })
    .from(resetSales)
    .innerJoin(resets, eq(resets.id, resetSales.resetId))
    .where(and(eq(resets.file, name), eq(resetSales.buyerId, viewer.id), eq(resetSales.descargable, true)))
    .orderBy(asc(isDownloaded), asc(resetSales.id))
    .limit(1)
  return entitlement
}

interface DownloadLog {
  begin(): Promise<number>
  end(id: number, sent: number, isComplete: boolean): Promise<void>
}

/** A chunk counts as sent when the next one is requested. */
async function* logDownload(bytes: AsyncIterable<Buffer>, log: DownloadLog): AsyncGenerator<Buffer> {
  const id = await log.begin()
  let sent = 0
  let isComplete = false
  try {
    for await (const chunk of bytes) {
      yield chunk
      sent += chunk.length
    }
    isComplete = true
  } finally {
    await log.end(id, sent, isComplete)
  }
}

async function beginDownload(db: Drizzle, userId: number, of: Entitlement, at: Date): Promise<number> {
  const [download] = await db
    .insert(downloads)
    .values({ ...of, userId, at })
    .returning({ id: downloads.id })
  if (!download) throw new Error('The download was not logged')
  return download.id
}

async function endDownload(db: Drizzle, id: number, bytes: number, finishedAt: Date | null): Promise<void> {
  await db.update(downloads).set({ bytes, finishedAt }).where(eq(downloads.id, id))
}
