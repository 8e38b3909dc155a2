import { hours, minutes } from '@tecnoclick/domain/platform/duration'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../connect.ts'
import { auditLog } from '../../../schema/platform/audit-log.ts'
import { outbox } from '../../../schema/platform/outbox.ts'
import { resetOutcomes } from '../../../schema/resets/outcomes.ts'
import { downloads, resetSales } from '../../../schema/resets/resets.ts'
import { transactionCodes } from '../../../schema/selling/payments.ts'
import { insertRows, numbered } from '../bulk.ts'
import { mailRow } from '../mail.ts'
import { daysAgo, later } from '../moment.ts'
import { type DemoResetSale, resetLog, resetSales as sold } from '../resets.ts'
import { storeMadeFiles } from './made-files.ts'
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
  await storeOutcomes(tx, sales, staffId)
  await insertRows(
    tx,
    auditLog,
    sales.flatMap((sale) => auditRows(sale, staffId)),
  )
  await insertRows(tx, outbox, sales.flatMap(mailsOf))
}

function saleRow({ id, sale, at, buyer, reset }: Sale, staffId: number) {
  const { plan, verified, hid, key, revoked, printerModel = null, firmware = null } = sale
  return {
    id,
    buyerId: buyer.id,
    resetId: reset.id,
    plan,
    basePrice: reset.price,
    price: reset.price * (plan === 'permanent' ? 10 : 1),
    printerModel,
    firmware,
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

/** Whether the file worked, as its buyer said, and what staff decided (resets.md#outcomes). */
async function storeOutcomes(tx: Transaction, sales: readonly Sale[], staffId: number): Promise<void> {
  const logs = sales.flatMap(({ sale, buyer }) => {
    const name = sale.outcome?.log
    const facts = { contentType: 'text/plain', kind: 'reset-log', ownerId: buyer.id } as const
    return name === undefined ? [] : [{ name, bytes: resetLog(sale), ...facts }]
  })
  await storeMadeFiles(tx, logs)
  for (const { id, sale, at, buyer, reset } of sales) {
    const { outcome: said, decided, firmware = null } = sale
    if (!said) continue
    const { after, ...outcome } = said
    const isCredited = decided?.decision === 'credited'
    await insertRows(tx, resetOutcomes, [
      {
        ...{ resetSaleId: id, ...outcome, firmware, reportedAt: later(at, hours(after)) },
        ...(decided && {
          ...{ decision: decided.decision, reason: decided.reason ?? '', version: 2 },
          ...{ decidedAt: later(at, hours(decided.after)), decidedBy: staffId },
        }),
        ...(isCredited && { creditAccountId: await creditAccountOf(tx, buyer.id), credit: reset.price }),
      },
    ])
  }
}

async function creditAccountOf(tx: Transaction, userId: number): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`select credit_account_of(${userId}, null) as id`)
  if (!rows[0]) throw new Error(`Account ${userId} has no ledger`)
  return rows[0].id
}

/** `descargable` and `key` change only by an audited staff action (platform.md#invariants, 7). */
function auditRows({ id, sale, at }: Sale, staffId: number) {
  const { verified, key, revoked, decided } = sale
  const steps: { hours: number; after: unknown }[] = []
  if (verified !== undefined) steps.push({ hours: verified, after: { descargable: true } })
  if (key) steps.push({ hours: key[0], after: { key: true } })
  if (decided) {
    const { after, decision, reason = '' } = decided
    steps.push({ hours: after, after: { decision, reason } })
  }
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
  if (sale.decided) {
    const { after, decision, reason } = sale.decided
    const isCredited = decision === 'credited'
    mails.push(
      mailOf(
        'reset-decision',
        after,
        isCredited ? `Le devolvimos el importe: ${file}` : `Sobre el archivo que no funcionó: ${file}`,
        isCredited
          ? 'El importe es saldo a favor para su próxima compra.'
          : `No devolvemos el importe. Motivo: ${reason}`,
      ),
    )
  }
  return mails
}
