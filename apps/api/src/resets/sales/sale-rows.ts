import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { brands } from '@tecnoclick/database/schema/catalogue/brands'
import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { users } from '@tecnoclick/database/schema/people/users'
import { files } from '@tecnoclick/database/schema/platform/files'
import { resetOutcomes } from '@tecnoclick/database/schema/resets/outcomes'
import { downloads, resetSales, resets } from '@tecnoclick/database/schema/resets/resets'
import { transactionCodes } from '@tecnoclick/database/schema/selling/payments'
import { type SaleState, saleState } from '@tecnoclick/domain/resets/sale-state'
import { eq, sql } from 'drizzle-orm'

type Reader = Drizzle | Transaction

export function selectSales(db: Reader) {
  return db
    .select({
      sale: resetSales,
      reset: resets,
      brand: brands.name,
      file: { name: files.name, size: files.size, sha256: files.sha256 },
      outcome: resetOutcomes,
      transactionCode: transactionCodes.code,
      buyer: { id: users.id, email: users.email, name: profiles.name, lastname: profiles.lastname },
      downloadedAt: sql<Date | null>`(
        select min(${downloads.finishedAt}) from ${downloads} where ${downloads.resetSaleId} = ${resetSales.id}
      )`.mapWith((value: string | Date) => new Date(value)),
    })
    .from(resetSales)
    .innerJoin(resets, eq(resets.id, resetSales.resetId))
    .innerJoin(brands, eq(brands.id, resets.brandId))
    .innerJoin(transactionCodes, eq(transactionCodes.id, resetSales.transactionCodeId))
    .innerJoin(users, eq(users.id, resetSales.buyerId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(resetOutcomes, eq(resetOutcomes.resetSaleId, resetSales.id))
    .leftJoin(files, eq(files.name, resets.file))
}

export type SaleRow = Awaited<ReturnType<typeof selectSales>>[number]

export async function findSale(db: Reader, id: number): Promise<SaleRow | undefined> {
  const [row] = await selectSales(db).where(eq(resetSales.id, id))
  return row
}

export function stateOfRow({ verifiedAt, rejectedAt, ...sale }: SaleRow['sale']): SaleState {
  return saleState({ ...sale, verified: verifiedAt, rejected: rejectedAt })
}
