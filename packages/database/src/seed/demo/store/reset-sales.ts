import { hours, minutes } from '@tecnoclick/domain/platform/duration'
import type { Transaction } from '../../../connect.ts'
import { auditLog } from '../../../schema/platform/audit-log.ts'
import { outbox } from '../../../schema/platform/outbox.ts'
import { downloads, resetSales } from '../../../schema/resets/resets.ts'
import { transactionCodes } from '../../../schema/selling/payments.ts'
import { insertRows, numbered } from '../bulk.ts'
import { mailRow } from '../mail.ts'
import { daysAgo, later } from '../moment.ts'
import { type DemoResetSale, resetSales as sold } from '../resets.ts'
import type { People, Person } from './people.ts'
import type { StoredReset } from './resets.ts'

type Sale = { id: number; sale: DemoResetSale; at: Date; buyer: Person; reset: StoredReset }

export async function storeResetSales(
  tx: Transaction,
  { now, people, stored }: { now: Date; people: People; stored: readonly StoredReset[] },
): Promise<void> {
  const { staffId } = people
  const found = sold.map((sale) => {
    const reset = stored.find(({ model, typeFile }) => model === sale.model && typeFile === sale.typeFile)
    if (!reset) throw new Error(`There is no ${sale.typeFile} for ${sale.model}`)
    return { sale, reset, at: daysAgo(now, sale.bought), buyer: people.by(sale.buyer) }
  })
  const codes = await numbered(
    tx,
    transactionCodes,
    found.map(({ sale, at }) => ({ code: sale.code, purpose: 'reset' as const, createdAt: at })),
  )
  await insertRows(tx, transactionCodes, codes)
  const sales = await numbered(tx, resetSales, found)
  await insertRows(
    tx,
    resetSales,
    sales.map((sale, index) => ({ ...saleRow(sale, staffId), transactionCodeId: codes[index]?.id ?? 0 })),
  )
  await insertRows(tx, downloads, sales.flatMap(downloadRows))
  await insertRows(
    tx,
    auditLog,
    sales.flatMap((sale) => auditRows(sale, staffId)),
  )
  await insertRows(tx, outbox, sales.flatMap(mailsOf))
}

function saleRow({ id, sale, at, buyer, reset }: Sale, staffId: number) {
  const { plan, verified, hid, key, revoked } = sale
  return {
    id,
    buyerId: buyer.id,
    resetId: reset.id,
    plan,
    basePrice: reset.price,
    price: reset.price * (plan === 'permanent' ? 10 : 1),
    verifiedAt: verified === undefined ? null : later(at, hours(verified)),
    verifiedBy: verified === undefined ? null : staffId,
    descargable: verified !== undefined && !revoked,
    hid: hid?.[1] ?? null,
    hidAt: hid ? later(at, hours(hid[0])) : null,
    key: key?.[1] ?? null,
    keyAt: key ? later(at, hours(key[0])) : null,
    keyBy: key ? staffId : null,
    createdAt: at,
  }
}

function downloadRows({ id, sale, at, buyer, reset }: Sale) {
  if (sale.downloaded === undefined) return []
  const downloadedAt = later(at, hours(sale.downloaded))
  return [
    {
      userId: buyer.id,
      resetId: reset.id,
      resetSaleId: id,
      bytes: reset.bytes,
      at: downloadedAt,
      finishedAt: later(downloadedAt, minutes(1)),
    },
  ]
}

/** `descargable` and `key` change only by an audited staff action (platform.md#invariants, 7). */
function auditRows({ id, sale, at }: Sale, staffId: number) {
  const { verified, key, revoked } = sale
  const steps: { hours: number; after: unknown }[] = []
  if (verified !== undefined) steps.push({ hours: verified, after: { descargable: true } })
  if (key) steps.push({ hours: key[0], after: { key: true } })
  if (key && revoked) steps.push({ hours: key[0] + 48, after: { descargable: false } })
  return steps.map((step) => ({
    at: later(at, hours(step.hours)),
    actorId: staffId,
    action: 'update',
    entity: 'reset-sale',
    entityId: String(id),
    after: step.after,
  }))
}

function mailsOf({ id, sale, at, buyer, reset }: Sale) {
  const file = `${reset.typeFile} EPSON ${reset.model}`
  const mailOf = (kind: string, after: number, subject: string, sentence: string) =>
    mailRow({
      kind,
      about: id,
      to: buyer.email,
      subject,
      paragraphs: [`Hola, ${buyer.name}:`, sentence],
      at: later(at, hours(after)),
    })
  const mails = [
    mailOf(
      'reset-request',
      0,
      `Recibimos su solicitud: ${file}`,
      `Verificaremos la transferencia ${sale.code} y le avisaremos cuando pueda descargar el archivo.`,
    ),
  ]
  if (sale.verified !== undefined) {
    mails.push(
      mailOf(
        'reset-verified',
        sale.verified,
        `Pago verificado: ${file}`,
        'Ya puede descargar su archivo desde Solicitudes Reset/Firmware en su cuenta.',
      ),
    )
  }
  if (sale.key) {
    mails.push(
      mailOf(
        'reset-key',
        sale.key[0],
        `Su llave está lista: ${file}`,
        'La llave de activación aparece en Solicitudes Reset/Firmware, junto al botón de copiar.',
      ),
    )
  }
  return mails
}
