import type { Transaction } from '../../../connect.ts'
import { translations } from '../../../schema/site/translations.ts'
import { insertRows } from '../bulk.ts'
import { demoTranslations } from '../translations.ts'

export async function storeTranslations(tx: Transaction): Promise<void> {
  await insertRows(tx, translations, demoTranslations)
}
