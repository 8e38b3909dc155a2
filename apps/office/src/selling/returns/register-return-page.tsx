import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { getOrderReturns, registerReturn } from '@tecnoclick/contract/selling/returns/endpoints'
import type { ReturnableLine } from '@tecnoclick/contract/selling/returns/schemas'
import { noonOf } from '@tecnoclick/domain/platform/havana-day'
import { type ReturnKind, reasonsOf, returnConditions, returnKinds } from '@tecnoclick/domain/selling/returns'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { Notice } from '@tecnoclick/ui/notice'
import { RadioGroup } from '@tecnoclick/ui/radio-group'
import { SelectField } from '@tecnoclick/ui/select-field'
import { TextArea } from '@tecnoclick/ui/text-area'
import { TextField } from '@tecnoclick/ui/text-field'
import { type FormEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type Refusal, refusalOf } from '../../platform/api/http-error.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { useKeyedAction } from '../../platform/api/use-keyed-action.tsx'
import { useRow } from '../../platform/api/use-row.tsx'
import { SaveError } from '../../platform/form/form-error.tsx'
import { BackLink } from '../../platform/layout/back-link.tsx'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { ListSkeleton, LoadError } from '../../platform/list/list-states.tsx'
import { ReturnedUnits } from '../serials/returned-units.tsx'
import { openLines, readRegistration } from './register-draft.ts'

const { register: texts, reasons, conditions } = office.returns

/** Staff register a return for a buyer in the shop, who may have no account (selling.md#returns). */
export function RegisterReturnPage() {
  const { row: order, fallback } = useRow<Order>('orders', 'messages')
  const { data, error, refetch } = useApiQuery({
    queryKey: ['order-returns', order?.id],
    read: ({ signal }) => officeClient.call(getOrderReturns, { params: { id: order?.id ?? 0 }, signal }),
    enabled: order !== undefined,
  })
  if (!order) return fallback
  const number = order.noSellOrden
  return (
    <>
      <BackLink href={`/admin/orders/${order.id}`}>{fillText(texts.back, { number })}</BackLink>
      <PageHeading title={fillText(texts.title, { number })} text={texts.text} />
      {data && <RegisterForm order={order} lines={data.lines} />}
      {!data && (error ? <LoadError error={error} onRetry={refetch} /> : <ListSkeleton columns={2} />)}
    </>
  )
}

function RegisterForm({ order, lines }: { order: Order; lines: readonly ReturnableLine[] }) {
  const may = (kind: ReturnKind) => openLines(lines, kind).length > 0
  const [kind, setKind] = useState<ReturnKind>(may('return') ? 'return' : 'warranty')
  const [refusal, setRefusal] = useState<Refusal>()
  const [errors, setErrors] = useState<Readonly<Record<string, unknown>>>({})
  const { run, busy, isMade, notice } = useKeyedAction('staff-returns', order.id)
  const navigate = useNavigate()

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = readRegistration(lines, new FormData(event.currentTarget))
    setErrors({})
    setRefusal(body ? undefined : { message: texts.needsUnits })
    if (!body) return
    const call = { params: { id: order.id }, body }
    const made = await run((headers) => officeClient.call(registerReturn, { ...call, headers }), {
      done: ({ number }) => fillText(texts.done, { number }),
      refused(error) {
        const fields: Record<string, unknown> = error.body?.errors ?? {}
        setErrors(fields)
        if (!fields.contactName && !fields.contactPhone) setRefusal(refusalOf(error))
      },
    })
    if (made) await navigate(`/admin/returns/${made.id}`)
  }

  if (isMade) return notice
  if (returnKinds.every((one) => !may(one))) return <Notice>{texts.nothing}</Notice>
  const errorOf = (name: string) => (errors[name] === undefined ? undefined : String(errors[name]))
  return (
    <form onSubmit={save} className="grid max-w-3xl gap-4">
      {notice}
      <Section title={texts.lines}>
        <div className="grid gap-5">
          <RadioGroup
            name="kind"
            label={texts.kind}
            look="cards"
            value={kind}
            onValueChange={(value) => setKind(value === 'warranty' ? 'warranty' : 'return')}
            options={returnKinds.map((value) => ({
              value,
              label: texts.kinds[value],
              disabled: !may(value),
            }))}
          />
          <Units key={kind} orderId={order.id} lines={openLines(lines, kind)} kind={kind} />
        </div>
      </Section>
      <Section title={texts.why}>
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            key={kind}
            name="reason"
            label={texts.reason}
            placeholder={texts.choose}
            options={reasonsOf[kind].map((value) => ({ value, label: reasons[value] }))}
            required
          />
          <SelectField
            name="condition"
            label={texts.condition}
            placeholder={texts.choose}
            options={returnConditions.map((value) => ({ value, label: conditions[value] }))}
            required
          />
          <TextArea name="text" label={texts.told} maxLength={2000} rows={2} className="sm:col-span-2" />
          <CheckboxField
            name="received"
            label={texts.received}
            hint={texts.receivedHint}
            defaultChecked
            className="sm:col-span-2"
          />
        </div>
      </Section>
      {order.clientId === null && (
        <Section title={texts.contact}>
          <p className="mb-4 text-ink-muted text-sm">{texts.contactHint}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              name="contactName"
              label={texts.name}
              defaultValue={order.customer.name}
              autoComplete="off"
              maxLength={200}
              required={kind === 'warranty'}
              error={errorOf('contactName')}
            />
            <TextField
              name="contactPhone"
              type="tel"
              label={texts.phone}
              defaultValue={order.customer.phone ?? ''}
              autoComplete="off"
              maxLength={30}
              required={kind === 'warranty'}
              error={errorOf('contactPhone')}
            />
          </div>
        </Section>
      )}
      <SaveError refusal={refusal} />
      <Button type="submit" busy={busy} className="sm:justify-self-start">
        {texts.save}
      </Button>
    </form>
  )
}

interface UnitsProps {
  orderId: number
  lines: readonly ReturnableLine[]
  kind: ReturnKind
}

/** How many of each product, with its last day. An order of one product, and a unit that was looked for, begin with one unit. */
function Units({ orderId, lines, kind }: UnitsProps) {
  const [query] = useSearchParams()
  const begun = Number(query.get('line'))
  const isBegun = ({ lineId }: ReturnableLine) => (begun ? lineId === begun : lines.length === 1)
  return (
    <ul className="divide-y divide-line rounded-md border">
      {lines.map((line) => (
        <li key={line.lineId} className="flex flex-wrap items-center justify-between gap-4 p-3">
          <span className="min-w-0 flex-1 text-sm">
            <span className="wrap-anywhere block font-medium">{line.name}</span>
            <span className="block text-ink-muted">{termsOf(line, kind)}</span>
          </span>
          <TextField
            name={`units-${line.lineId}`}
            label={line.name}
            labelHidden
            type="number"
            min={0}
            max={line.left}
            step={1}
            inputMode="numeric"
            defaultValue={isBegun(line) ? '1' : '0'}
            className="w-20 shrink-0"
          />
          <div className="basis-full empty:hidden">
            <ReturnedUnits
              orderId={orderId}
              lineId={line.lineId}
              name={`serials-${line.lineId}`}
              chosen={query.get('serial') ?? undefined}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}

function termsOf({ left, bought, returnUntil, warrantyUntil }: ReturnableLine, kind: ReturnKind): string {
  const day = kind === 'return' ? returnUntil : warrantyUntil
  const text = kind === 'return' ? texts.returnUntil : texts.warrantyUntil
  return [
    fillText(texts.left, { left, bought }),
    ...(day ? [fillText(text, { date: formatDate(noonOf(day), 'es') })] : []),
  ].join(' · ')
}
