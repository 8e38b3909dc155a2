import type { RepairReport } from '@tecnoclick/contract/money/repairs/schemas'
import { office } from '@tecnoclick/messages/office'
import { writeRows } from '../../platform/csv/text-cell.ts'

const { columns, groups, noTechnician } = office.repairReport

/** A row per technician and per device, in each currency. */
export function exportRepairReport({ technicians, devices }: RepairReport): string {
  const header = [
    ...[columns.group, columns.name, columns.currency, columns.repairs, columns.known],
    ...[columns.sales, columns.cost, columns.margin, columns.minutes],
  ]
  const rows = [
    ...technicians.map(({ technician, ...row }) => ({
      ...row,
      group: groups.technicians,
      name: technician?.name ?? noTechnician,
      time: String(row.minutes),
    })),
    ...devices.map((row) => ({
      ...row,
      group: groups.devices,
      name: [row.brand, row.model].filter(Boolean).join(' '),
      time: '',
    })),
  ].map(({ group, name, currency, repairs, known, sales, cost, margin, time }) => [
    ...[group, name, currency, String(repairs), String(known)],
    ...[sales, cost, margin].map((amount) => amount.toFixed(2)),
    time,
  ])
  return `\ufeff${writeRows([header, ...rows])}`
}
