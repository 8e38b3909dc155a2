import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../connect.ts'
import { promises } from '../../../schema/site/promises.ts'
import { translations } from '../../../schema/site/translations.ts'
import { discountPromise } from '../../promises.ts'
import { insertRows } from '../bulk.ts'
import { demoTranslations } from '../translations.ts'

export async function storeTranslations(tx: Transaction): Promise<void> {
  // One demo product is 30 % off.
  await tx.update(promises).set({ enable: true }).where(eq(promises.title, discountPromise))
  await insertRows(tx, translations, demoTranslations)
}
