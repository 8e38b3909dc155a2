import type { CsvImport } from '@tecnoclick/contract/platform/csv-import'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { deliveryZones } from '@tecnoclick/database/schema/delivery/zones'
import { currencies } from '@tecnoclick/database/schema/site/currencies'
import { cities, states } from '@tecnoclick/database/schema/site/geography'
import { toWire } from '@tecnoclick/domain/platform/money'
import type { MoneyByCurrency } from '@tecnoclick/domain/site/setting-values'
import { zoneCsv } from '@tecnoclick/messages/delivery/zone-csv'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { asc, eq } from 'drizzle-orm'
import type { Actor } from '../../platform/audit/record-audit.ts'
import { writeRows } from '../../platform/csv/text-cell.ts'
import { isRefusal, type Refusal } from '../../platform/http/refusal.ts'
import { insertAudited, updateVersioned } from '../../platform/rows/audited-writes.ts'
import { readZoneFile, type ZoneLine } from './read-zone-file.ts'

const { columns, modes } = zoneCsv

type ZoneRow = typeof deliveryZones.$inferSelect

/** Importing an export changes nothing. */
export async function exportZones(db: Drizzle): Promise<string> {
  const rows = await db
    .select({ zone: deliveryZones, state: states.name, city: cities.name })
    .from(deliveryZones)
    .innerJoin(states, eq(states.id, deliveryZones.stateId))
    .leftJoin(cities, eq(cities.id, deliveryZones.cityId))
    .orderBy(asc(deliveryZones.id))
  const codes = await readCurrencies(db)
  const header = [
    ...[columns.state, columns.city, columns.mode, columns.daysFrom, columns.daysTo],
    ...codes.flatMap((currency) => [
      fillText(columns.fee, { currency }),
      fillText(columns.minimum, { currency }),
    ]),
  ]
  const body = rows.map(({ zone, state, city }) => [
    ...[state, city ?? '', modes[zone.mode], zone.daysFrom ?? '', zone.daysTo ?? ''],
    ...codes.flatMap((code) => [amountCell(zone.fees, code), amountCell(zone.minimums, code)]),
  ])
  return `\ufeff${writeRows([header, ...body])}`
}

function amountCell(amounts: MoneyByCurrency, code: string): string {
  const minor = amounts[code]
  return minor === undefined ? '' : toWire(minor).toFixed(2)
}

async function readCurrencies(db: Drizzle | Transaction): Promise<string[]> {
  const rows = await db
    .select({ code: currencies.code })
    .from(currencies)
    .where(eq(currencies.enable, true))
    .orderBy(asc(currencies.position))
  return rows.map(({ code }) => code)
}

/** With a problem nothing is written, so that the corrected file can be sent again as it is. */
export async function importZones(
  tx: Transaction,
  actor: Actor,
  file: Buffer,
  isDryRun: boolean,
): Promise<CsvImport | Refusal> {
  const read = readZoneFile(file, {
    states: await tx.select({ id: states.id, name: states.name }).from(states),
    cities: await tx.select({ id: cities.id, name: cities.name, stateId: cities.stateId }).from(cities),
    currencies: await readCurrencies(tx),
  })
  if (isRefusal(read)) return read
  const { lines, problems } = read
  const stored = await tx.select().from(deliveryZones).for('update')
  const report: CsvImport = { added: 0, changed: 0, same: 0, problems }
  for (const line of lines) {
    const before = stored.find(({ stateId, cityId }) => stateId === line.stateId && cityId === line.cityId)
    const kind = before ? (isSame(before, line) ? 'same' : 'changed') : 'added'
    report[kind] += 1
    if (isDryRun || problems.length > 0 || kind === 'same') continue
    const change = { table: deliveryZones, entity: 'delivery-zone' } as const
    if (before) await updateVersioned(tx, actor, { ...change, id: before.id, changes: line })
    else await insertAudited(tx, actor, { ...change, values: line })
  }
  return report
}

function isSame(before: ZoneRow, { mode, daysFrom, daysTo, fees, minimums }: ZoneLine): boolean {
  return (
    before.mode === mode &&
    before.daysFrom === daysFrom &&
    before.daysTo === daysTo &&
    haveSameAmounts(before.fees, fees) &&
    haveSameAmounts(before.minimums, minimums)
  )
}

function haveSameAmounts(one: MoneyByCurrency, other: MoneyByCurrency): boolean {
  const codes = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...codes].every((code) => one[code] === other[code])
}
