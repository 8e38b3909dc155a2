import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Drizzle, Transaction } from './connect.ts'

/**
 * The hash chain of the audit log: each seal is SHA-256 of the hash before it and of its entry
 * (platform.md#audit-log). Entries are sealed after their commit, so that transactions do not wait for one another.
 */

/**
 * An entry `a` as the bytes that are hashed. Independent of the session's time zone; jsonb orders its keys itself. The key of
 * a program is added where there is one, so that seals from before there were keys still hold.
 */
export const sealedText = `(jsonb_build_array(
  a.id, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS'), a.actor_id, a.action, a.entity, a.entity_id,
  a.before, a.after, a.request_id
) || case when a.api_key_id is null then '[]' else jsonb_build_array(a.api_key_id) end)::text`

const batchSize = 1000

/** Entries with lower ids than the last sealed one may be committed later, but not by more than this many. */
const overlap = 1000

interface SealOptions {
  /** Looks through the whole log, also for an entry that was committed very late. */
  everything?: boolean
}

/** Seals what is not sealed yet. Processes that do it at once wait for one another. */
export async function sealAuditLog(db: Drizzle | Transaction, options: SealOptions = {}): Promise<number> {
  let sealed = 0
  for (;;) {
    const count = await db.transaction((tx) => sealBatch(tx, options))
    sealed += count
    if (count < batchSize) return sealed
  }
}

async function sealBatch(tx: Transaction, { everything = false }: SealOptions): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('audit_seals'))`)
  const { rows: heads } = await tx.execute<{ position: string; hash: Buffer; floor: string }>(sql`
    select position, hash, (select max(audit_id) from audit_seals) - ${overlap}::bigint as floor
    from audit_seals order by position desc limit 1`)
  const [head] = heads
  // For both tables: without statistics PostgreSQL would read all seals for every batch.
  const floor = everything ? 0 : Number(head?.floor ?? 0)
  const { rows: entries } = await tx.execute<{ id: string; text: string }>(sql`
    select a.id, ${sql.raw(sealedText)} as text from audit_log as a
    where a.id > ${floor}
      and not exists (select from audit_seals as s where s.audit_id = a.id and s.audit_id > ${floor})
    order by a.id limit ${batchSize}`)
  if (entries.length === 0) return 0
  let hash = head?.hash ?? Buffer.alloc(0)
  const seals = entries.map(({ id, text }, index) => {
    hash = createHash('sha256').update(hash).update(text).digest()
    return { position: Number(head?.position ?? 0) + index + 1, id: Number(id), hash: hash.toString('hex') }
  })
  await tx.execute(sql`
    insert into audit_seals (position, audit_id, hash)
    select position, id, decode(hash, 'hex')
    from json_to_recordset(${JSON.stringify(seals)}::json) as seal (position bigint, id bigint, hash text)`)
  return seals.length
}

interface ChainHead {
  position: number
  hash: string
}

/** The last seal. Noted down elsewhere, it shows later that nothing before it was changed or cut off. */
export async function readChainHead(db: Drizzle): Promise<ChainHead | undefined> {
  const { rows } = await db.execute<{ position: string; hash: string }>(
    sql`select position, encode(hash, 'hex') as hash from audit_seals order by position desc limit 1`,
  )
  const [head] = rows
  return head && { position: Number(head.position), hash: head.hash }
}
