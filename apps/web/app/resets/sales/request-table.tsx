import type { ResetSale } from '@tecnoclick/contract/resets/sales/schemas'
import { mayReport } from '@tecnoclick/domain/resets/outcome'
import { hoursLeft, mayFollow, saleSteps, stateOfSale } from '@tecnoclick/domain/resets/sale-state'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { CopyButton } from '@tecnoclick/ui/copy-button'
import { Dialog } from '@tecnoclick/ui/dialog'
import { TextLink } from '@tecnoclick/ui/link'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import { modalTrigger } from '@tecnoclick/ui/modal-trigger'
import { Notice } from '@tecnoclick/ui/notice'
import { TextField } from '@tecnoclick/ui/text-field'
import { Timeline } from '@tecnoclick/ui/timeline'
import type { ReactNode } from 'react'
import { FormFailure } from '../../platform/form/form-notice.tsx'
import type { FormResult } from '../../platform/form/form-result.ts'
import { useCheckedForm } from '../../platform/form/use-checked-form.ts'
import { DownloadCell } from './download-link.tsx'

interface RequestTableProps {
  sales: readonly ResetSale[]
  now: number
  posted: FormResult | undefined
}

/** Modelo, Archivo, Transacción, Descargar, Hardw ID, Llave; under each sale its progress (resets.md#my-requests). */
export function RequestTable({ sales, now, posted }: RequestTableProps) {
  const t = useFullT()
  const headers = [
    t('resets.requests.model'),
    t('resets.requests.file'),
    t('resets.requests.transaction'),
    t('resets.requests.download'),
    t('resets.requests.hardwareId'),
    t('resets.requests.key'),
  ]
  return (
    <table className="table-cards w-full border-collapse text-sm">
      <caption className="sr-only">{t('resets.requests.title')}</caption>
      <thead className="border-b text-ink-muted">
        <tr>
          {headers.map((header) => (
            <th key={header} scope="col" className="px-3 py-2.5 text-start font-medium first:ps-0">
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
  const { reset, transactionCode, hid } = sale
  const cells: ReactNode[] = [
    <bdi key="model" dir="ltr" className="font-semibold">{`${reset.brand.name} ${reset.model}`}</bdi>,
    reset.typeFile,
    <bdi key="code" dir="ltr">
      {transactionCode}
    </bdi>,
    <DownloadCell key="download" sale={sale} />,
    mayFollow(stateOfSale(sale), 'sendHardwareId') ? (
      <HardwareIdPrompt key="hid" sale={sale} posted={posted} />
    ) : (
      <bdi key="hid" dir="ltr" className="break-all">
        {hid || '—'}
      </bdi>
    ),
    <KeyCell key="key" sale={sale} now={now} />,
  ]
  return (
    <tbody className="max-md:mt-4 max-md:block max-md:gap-0 max-md:rounded-lg max-md:border max-md:bg-surface">
      <tr className="max-md:border-0 max-md:bg-transparent">
        {cells.map((cell, index) => (
          <td
            key={headers[index]}
            data-label={headers[index]}
            className="align-top md:px-3 md:pt-4 md:first:ps-0"
          >
            {cell}
          </td>
        ))}
      </tr>
      <tr className="md:border-b max-md:border-0 max-md:bg-transparent">
        <td colSpan={headers.length} className="pt-4 pb-5 max-md:block max-md:border-t max-md:text-start">
          <SaleProgress sale={sale} />
        </td>
      </tr>
    </tbody>
  )
}

/** The key, or when it is promised (resets.md#fulfilment). */
function KeyCell({ sale, now }: { sale: ResetSale; now: number }) {
  const t = useFullT()
  if (sale.key)
    return (
      <span className="grid justify-items-start gap-2 max-md:justify-items-end">
        <bdi dir="ltr" className="break-all font-mono font-semibold">
          {sale.key}
        </bdi>
        <CopyButton text={sale.key} label={t('resets.requests.copyKey')} />
      </span>
    )
  const left = sale.hid === '' ? undefined : hoursLeft(sale.promisedDate, now)
  if (left === undefined) return '—'
  return (
    <span className={left === 0 ? 'text-danger' : 'text-ink-muted'}>
      {left === 0 ? t('resets.requests.late') : t('resets.requests.hoursLeft', { count: left })}
    </span>
  )
}

/** Pagado → verificado → descargado → hardware id → llave. */
function SaleProgress({ sale }: { sale: ResetSale }) {
  const t = useFullT()
  const locale = useLocale()
  const { sha256 } = sale.reset
  return (
    <div className="grid gap-4">
      <Timeline
        layout="row"
        steps={saleSteps(sale).map(({ step, date, progress }) => ({
          key: step,
          title: t(`resets.steps.${step}`),
          state: progress,
          ...(date && { date: { iso: date, text: formatDateTime(new Date(date), locale) } }),
        }))}
      />
      {sale.rejectedDate && (
        <Notice
          kind="error"
          action={
            <TextLink href={`/reset/order/create/${sale.reset.id}`}>{t('resets.requests.buyAgain')}</TextLink>
          }
        >
          <p>{t('resets.requests.rejectedText')}</p>
          <p>
            {t('resets.requests.reason')} <bdi>{sale.rejection}</bdi>
          </p>
        </Notice>
      )}
      <SaleOutcome sale={sale} />
      {sha256 && (
        <p dir="ltr" className="break-all text-start text-ink-muted text-xs rtl:text-end">
          {t('resets.requests.checksum', { hash: sha256 })}
        </p>
      )}
    </div>
  )
}

/** What the buyer said of the file, and what was decided (resets.md#outcomes). */
function SaleOutcome({ sale }: { sale: ResetSale }) {
  const t = useFullT()
  const { id, outcome } = sale
  const page = `/account/ordersreset/${id}/outcome`
  if (!outcome)
    return mayReport(sale) ? (
      <p>
        <Button href={page} variant="secondary" size="sm">
          {t('resets.outcome.ask')}
        </Button>
      </p>
    ) : null
  const isOpen = outcome.outcome === 'failed' && outcome.decision === null
  return (
    <div className="text-sm">
      <p>
        <strong>{t(`resets.outcome.${outcome.outcome}`)}.</strong> {isOpen && t('resets.outcome.waiting')}
        {outcome.decision && t(`resets.outcome.${outcome.decision}`)}{' '}
        {outcome.decision === 'credited' && <TextLink href="/account/credit">{t('account.credit')}</TextLink>}
      </p>
      {outcome.reason !== '' && (
        <p className="text-ink-muted">
          {t('resets.requests.reason')} <bdi lang="es">{outcome.reason}</bdi>
        </p>
      )}
      {mayReport(sale) && <TextLink href={page}>{t('resets.outcome.change')}</TextLink>}
    </div>
  )
}

const loadRules = async () => (await import('./hardware-id-rules.ts')).hardwareIdRules

/** Shown while the file is downloadable and no hardware id was sent (resets.md#my-requests). */
function HardwareIdPrompt({ sale, posted }: { sale: ResetSale; posted: FormResult | undefined }) {
  const t = useFullT()
  const ours = posted?.values?.saleId === String(sale.id) ? posted : undefined
  const { form, errors, refused, busy } = useCheckedForm({
    action: '/account/ordersreset',
    load: loadRules,
    posted: ours,
  })
  const dialog = `hardware-id-${sale.id}`
  return (
    <>
      <Button variant="secondary" size="sm" {...modalTrigger(dialog)}>
        {t('resets.requests.sendHardwareId')}
      </Button>
      <Dialog id={dialog} size="sm" title={t('resets.requests.hardwareIdTitle', { model: sale.reset.model })}>
        <form {...form} className="grid gap-5 text-start">
          {/* The page shows that of a form posted without script. */}
          <FormFailure posted={refused === ours ? undefined : refused} />
          <input type="hidden" name="saleId" value={sale.id} />
          <TextField
            name="hid"
            label={t('resets.requests.hardwareId')}
            hint={t('resets.requests.hardwareIdHint')}
            defaultValue={ours?.values?.hid}
            error={errors.hid}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
          <Button type="submit" busy={busy} block>
            {t('resets.requests.sendHardwareId')}
          </Button>
        </form>
      </Dialog>
    </>
  )
}
