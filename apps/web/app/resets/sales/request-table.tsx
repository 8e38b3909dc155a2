import type { ResetSale } from '@tecnoclick/contract/resets/sales/schemas'
import { useT } from '@tecnoclick/ui/messages'
import type { ReactNode } from 'react'
import type { FormAnswer } from '../../platform/form/form-answer.ts'
import { DownloadCell } from './download-cell.tsx'
import { HardwareIdPrompt } from './hardware-id-prompt.tsx'
import { KeyCell } from './key-cell.tsx'
import { SaleProgress } from './sale-progress.tsx'

interface RequestTableProps {
  sales: readonly ResetSale[]
  now: number
  posted: FormAnswer | undefined
}

/** Modelo, Archivo, Transacción, Descargar, Hardw ID, Llave; under each sale its progress (resets.md#my-requests). */
export function RequestTable({ sales, now, posted }: RequestTableProps) {
  const t = useT()
  const headers = [
    t('resets.requests.model'),
    t('resets.requests.file'),
    t('resets.requests.transaction'),
    t('resets.requests.download'),
    t('resets.requests.hardwareId'),
    t('resets.requests.key'),
  ]
  return (
    <table {...role('table')} className="table-cards w-full border-collapse text-sm">
      <caption className="sr-only">{t('resets.requests.title')}</caption>
      <thead {...role('rowgroup')} className="border-b text-ink-muted">
        <tr {...role('row')}>
          {headers.map((header) => (
            <th
              key={header}
              {...role('columnheader')}
              scope="col"
              className="px-3 py-2.5 text-start font-medium first:ps-0"
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      {sales.map((sale) => (
        <RequestRows key={sale.id} sale={sale} now={now} posted={posted} headers={headers} />
      ))}
    </table>
  )
}

interface RequestRowsProps extends Omit<RequestTableProps, 'sales'> {
  sale: ResetSale
  headers: readonly string[]
}

function RequestRows({ sale, now, posted, headers }: RequestRowsProps) {
  const { reset, transactionCode, descargable, hid } = sale
  const cells: ReactNode[] = [
    <bdi key="model" dir="ltr" className="font-semibold">{`${reset.brand.name} ${reset.model}`}</bdi>,
    reset.typeFile,
    <bdi key="code" dir="ltr">
      {transactionCode}
    </bdi>,
    <DownloadCell key="download" sale={sale} />,
    descargable && hid === '' ? (
      <HardwareIdPrompt key="hid" sale={sale} posted={posted} />
    ) : (
      <bdi key="hid" dir="ltr" className="break-all">
        {hid || '—'}
      </bdi>
    ),
    <KeyCell key="key" sale={sale} now={now} />,
  ]
  return (
    <tbody
      {...role('rowgroup')}
      className="max-md:mt-4 max-md:block max-md:gap-0 max-md:rounded-lg max-md:border max-md:bg-surface"
    >
      <tr {...role('row')} className="max-md:border-0 max-md:bg-transparent">
        {cells.map((cell, index) => (
          <td
            key={headers[index]}
            {...role('cell')}
            data-label={headers[index]}
            className="align-top md:px-3 md:pt-4 md:first:ps-0"
          >
            {cell}
          </td>
        ))}
      </tr>
      <tr {...role('row')} className="md:border-b max-md:border-0 max-md:bg-transparent">
        <td
          {...role('cell')}
          colSpan={headers.length}
          className="pt-4 pb-5 max-md:block max-md:border-t max-md:text-start"
        >
          <SaleProgress sale={sale} />
        </td>
      </tr>
    </tbody>
  )
}

/** They repeat what the elements say, because `display: block` on a phone takes their meaning away. */
function role(name: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'cell') {
  return { role: name }
}
