import { initialPublicSettings, initialSettings } from '@tecnoclick/domain/site/settings-initial'
import { jsonValue } from '../columns.ts'
import type { Drizzle, Transaction } from '../connect.ts'
import { consecutives, numberSeries } from '../schema/platform/numbering.ts'
import { currencies } from '../schema/site/currencies.ts'
import { cities, countries, states } from '../schema/site/geography.ts'
import { settings } from '../schema/site/settings.ts'
import cuba from './cuba.json' with { type: 'json' }
import { addDeviceTypes } from './device-types.ts'
import { storeFixedFiles } from './fixed-files.ts'
import { takeSeedLock } from './lock.ts'
import { addPaymentMethods } from './payment-methods.ts'
import { findPostalCode } from './postal-codes.ts'
import { addPromises } from './promises.ts'
import { addReplyTemplates } from './reply-templates.ts'

/** Data that every shop needs. Only adds what is missing, so edits by staff are kept. */
export async function seedReference(db: Drizzle): Promise<void> {
  await db.transaction(async (tx) => {
    await takeSeedLock(tx)
    await addSettings(tx)
    await addCurrencies(tx)
    await addPaymentMethods(tx)
    await addPromises(tx)
    await addDeviceTypes(tx)
    await addReplyTemplates(tx)
    await addConsecutives(tx)
    await addGeography(tx)
    await storeFixedFiles(tx)
  })
}

async function addSettings(tx: Transaction): Promise<void> {
  const rows = Object.entries(initialSettings).map(([key, value]) => ({
    key,
    value: jsonValue(value),
    public: Object.hasOwn(initialPublicSettings, key),
  }))
  await tx.insert(settings).values(rows).onConflictDoNothing()
}

async function addCurrencies(tx: Transaction): Promise<void> {
  await tx
    .insert(currencies)
    .values([
      { code: 'USD', symbol: '$', name: 'Dólar estadounidense', position: 1 },
      { code: 'MLC', symbol: 'MLC', name: 'Moneda libremente convertible', position: 2 },
      { code: 'CUP', symbol: 'CUP', name: 'Peso cubano', position: 3 },
    ])
    .onConflictDoNothing()
}

async function addConsecutives(tx: Transaction): Promise<void> {
  const known = await tx.selectDistinct({ document: consecutives.document }).from(consecutives)
  for (const document of ['ORDEN', 'SERVICIO', 'DEVOLUCION', 'FACTURA', 'CREDITO']) {
    if (known.some((row) => row.document === document)) continue
    const [consecutive] = await tx.insert(consecutives).values({ document }).returning()
    if (consecutive) await tx.insert(numberSeries).values({ consecutiveId: consecutive.id, prefix: document })
  }
}

/** Inserted only once: a municipality that staff renamed or removed must not come back. */
async function addGeography(tx: Transaction): Promise<void> {
  const [anyCountry] = await tx.select({ id: countries.id }).from(countries).limit(1)
  if (anyCountry) return
  const [country] = await tx.insert(countries).values({ name: cuba.name }).returning()
  if (!country) return
  for (const state of cuba.states) {
    const [row] = await tx.insert(states).values({ countryId: country.id, name: state.name }).returning()
    if (!row) continue
    await tx.insert(cities).values(
      state.cities.map((name) => ({
        stateId: row.id,
        name,
        zip: findPostalCode(state.name, name) ?? null,
      })),
    )
  }
}
