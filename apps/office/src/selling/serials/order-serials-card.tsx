import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import {
  getOrderSerials,
  removeOrderSerial,
  scanOrderSerial,
  settleSerialMismatch,
} from '@tecnoclick/contract/selling/serials/endpoints'
import type { OrderSerials } from '@tecnoclick/contract/selling/serials/schemas'
import { serialsMissing } from '@tecnoclick/domain/stock/serials'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { TextLink } from '@tecnoclick/ui/link'
import { Notice } from '@tecnoclick/ui/notice'
import { TextField } from '@tecnoclick/ui/text-field'
import X from 'lucide-react/icons/x'
import { type FormEvent, useRef, useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { SaveError } from '../../platform/form/form-error.tsx'
import { ReasonButton } from '../../platform/form/reason-button.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { LoadError } from '../../platform/list/list-states.tsx'
import { Permitted, useIsPermitted } from '../../platform/permissions.tsx'
import { fillCount } from '../../platform/texts.ts'

const { serials: texts } = office

/** The units of an order: scanned while it is packed, or entered later. */
export function OrderSerialsCard({ order: { id, status, version } }: { order: Order }) {
  const { data, error, refetch } = useApiQuery({
    queryKey: ['order-serials', id, version],
    read: ({ signal }) => officeClient.call(getOrderSerials, { params: { id }, signal }),
  })
  if (error && !data)
    return (
      <Section title={texts.title}>
        <LoadError error={error} onRetry={refetch} />
      </Section>
    )
  if (!data || status === 'CANCELADA') return null
  const missing = serialsMissing(data.lines)
  return (
    <Section title={texts.title}>
      <div className="grid gap-4 text-sm">
        {missing > 0 && <Notice kind="warning">{fillCount(texts.missing, missing)}</Notice>}
        <Mismatches mismatches={data.mismatches} />
        <ul className="grid gap-3">
          {data.lines.map((line) => (
            <li key={line.lineId}>
              <LineUnits orderId={id} line={line} />
            </li>
          ))}
        </ul>
        <Permitted permission="orders:write">
          <ScanUnit orderId={id} lines={data.lines} />
        </Permitted>
      </div>
    </Section>
  )
}

type Line = OrderSerials['lines'][number]

function LineUnits({ orderId, line }: { orderId: number; line: Line }) {
  const { run, busy } = useAction()
  const mayWrite = useIsPermitted()('orders:write')
  const { name, quantity, required, units } = line
  const remove = (unit: Line['units'][number]) =>
    run(() => officeClient.call(removeOrderSerial, { params: { id: orderId, unitId: unit.id } }), {
      done: fillText(texts.removed, { serial: unit.serial }),
    })
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="font-medium">{name}</span>
        <span className="flex items-center gap-2 text-ink-muted">
          {required && units.length < quantity && <Badge tone="offer">{texts.required}</Badge>}
          {fillText(texts.progress, { done: units.length, total: quantity })}
        </span>
      </p>
      <ul>
        {units.map((unit) => (
          <li key={unit.id} className="flex min-h-11 items-center justify-between gap-2">
            <TextLink href={`/admin/serials/${unit.id}`} className="wrap-anywhere font-mono">
              {unit.serial}
            </TextLink>
            {mayWrite && unit.state !== 'returned' && (
              <IconButton
                label={fillText(texts.remove, { serial: unit.serial })}
                size="sm"
                disabled={busy}
                onClick={() => void remove(unit)}
              >
                <X aria-hidden="true" className="size-4" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Free again at once, so that one unit after another is scanned. */
function ScanUnit({ orderId, lines }: { orderId: number; lines: readonly Line[] }) {
  const { run, busy, refusal } = useAction({ inline: true })
  const [serial, setSerial] = useState('')
  const field = useRef<HTMLInputElement>(null)
  if (lines.every(({ units, quantity }) => units.length >= quantity)) return null

  async function scan(event: FormEvent) {
    event.preventDefault()
    const typed = serial.trim()
    if (typed === '') return
    const params = { id: orderId }
    const done = await run(() => officeClient.call(scanOrderSerial, { params, body: { serial: typed } }), {
      done: fillText(texts.scanned, { serial: typed }),
    })
    if (done) setSerial('')
    field.current?.focus()
  }

  return (
    <form onSubmit={scan} noValidate className="grid gap-2">
      <div className="flex items-end gap-2">
        <TextField
          ref={field}
          label={texts.scan}
          value={serial}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={80}
          enterKeyHint="enter"
          onChange={(event) => setSerial(event.currentTarget.value)}
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="secondary" busy={busy}>
          {texts.add}
        </Button>
      </div>
      <SaveError refusal={refusal} />
    </form>
  )
}

function Mismatches({ mismatches }: { mismatches: OrderSerials['mismatches'] }) {
  return mismatches.map(({ id, packed, scanned, reason, settledDate, settledBy, note }) => (
    <Notice key={id} kind={settledDate ? 'info' : 'error'} title={texts.mismatch}>
      <p className="wrap-anywhere">
        {fillText(texts.mismatchText, { packed: packed.join(', '), scanned: scanned.join(', '), reason })}
      </p>
      {settledDate ? (
        <p className="mt-1">{[note, settledBy].filter(Boolean).join(' · ')}</p>
      ) : (
        <Permitted permission="orders:write">
          <div className="mt-2">
            <ReasonButton
              isOffered
              size="sm"
              action={texts.settle}
              title={texts.mismatch}
              label={texts.settleNote}
              hint={texts.correct.reasonHint}
              done={() => texts.settled}
              call={(given) =>
                officeClient.call(settleSerialMismatch, { params: { id }, body: { note: given } })
              }
            >
              <p>{reason}</p>
            </ReasonButton>
          </div>
        </Permitted>
      )}
    </Notice>
  ))
}
