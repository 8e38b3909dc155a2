import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { settings } from '@tecnoclick/database/schema/site/settings'
import type { UsdRates } from '@tecnoclick/domain/money/settlement'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { initialSettings } from '@tecnoclick/domain/site/settings-initial'
import { inArray } from 'drizzle-orm'
import { readUsualRate } from '../../catalogue/prices/usual-rate.ts'

type RateSettings = Pick<Settings, 'paymentRates' | 'mlcPrices'>

/**
 * Today's rates: those of the settings, otherwise those of the shop's prices (selling.md#other-currencies). Past the cache of the
 * settings, which may be a second old: money is settled by them.
 */
export async function readPaymentRates(db: Drizzle | Transaction): Promise<UsdRates> {
  const rows = await db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, ['paymentRates', 'mlcPrices'] satisfies (keyof RateSettings)[]))
  const stored: RateSettings = {
    ...initialSettings,
    ...Object.fromEntries(rows.map(({ key, value }) => [key, value])),
  }
  const { paymentRates, mlcPrices } = stored
  const usual = paymentRates.CUP ? undefined : await readUsualRate(db)
  return {
    MLC: mlcPrices.retail,
    ...(usual && { CUP: Math.round(usual * 100) }),
    ...paymentRates,
    USD: 100,
  }
}
