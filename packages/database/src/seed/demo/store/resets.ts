import type { Transaction } from '../../../connect.ts'
import { resets } from '../../../schema/resets/resets.ts'
import { insertRows, numbered } from '../bulk.ts'
import { resetArchive, resetFileName, resets as written } from '../resets.ts'
import { storeMadeFiles } from './made-files.ts'

export type StoredReset = { id: number; model: string; typeFile: string; price: number; bytes: number }

export async function storeResets(tx: Transaction, epsonId: number): Promise<StoredReset[]> {
  const archives = written.map((reset) => ({ reset, name: resetFileName(reset), bytes: resetArchive(reset) }))
  await storeMadeFiles(
    tx,
    archives.map(({ name, bytes }) => ({ name, bytes, contentType: 'application/zip', kind: 'reset' })),
  )
  const rows = await numbered(tx, resets, archives)
  await insertRows(
    tx,
    resets,
    rows.map(({ id, reset: { device, model, typeFile, price, deadEnds = null }, name }) => {
      return { id, brandId: epsonId, device, model, typeFile, price: price * 100, file: name, deadEnds }
    }),
  )
  return rows.map(({ id, reset: { model, typeFile, price }, bytes }) => {
    return { id, model, typeFile, price: price * 100, bytes: bytes.length }
  })
}
