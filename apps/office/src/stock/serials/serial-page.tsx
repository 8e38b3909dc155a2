import { printPassport } from '@tecnoclick/contract/stock/passports/endpoints'
import { correctSerial } from '@tecnoclick/contract/stock/serials/endpoints'
import type { SerialHistory } from '@tecnoclick/contract/stock/serials/schemas'
import { mayCorrectSerial, type SerialState } from '@tecnoclick/domain/stock/serials'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { TextLink } from '@tecnoclick/ui/link'
import { officeClient } from '../../platform/api/office-client.ts'
import { useRow } from '../../platform/api/use-row.tsx'
import { ReasonButton } from '../../platform/form/reason-button.tsx'
import { BackLink } from '../../platform/layout/back-link.tsx'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { PageHeading, PageStatus } from '../../platform/layout/page-heading.tsx'
import { Fact, Facts, Section } from '../../platform/layout/section.tsx'
import { PassportPrint } from '../../platform/passports/passport-print.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { dayText, OrderOfUnit, SerialStateBadge } from './serial-list.tsx'

const { serials: texts } = office

export function SerialPage() {
  const { row: unit, fallback } = useRow<SerialHistory>('serials', 'events')
  if (!unit) return fallback
  const { serial, state, product, order, warrantyUntil, sheetId, id } = unit
  const isWithBuyer = order?.status === 'COMPLETADA' && state === 'delivered'
  return (
    <>
      <div className="print:hidden">
        <BackLink href="/admin/serials">{texts.back}</BackLink>
        <PageHeading title={serial} />
        <PageStatus>
          <SerialStateBadge state={state} />
          <DateTime date={unit.createdDate} />
        </PageStatus>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_19rem] print:block">
        <div className="grid min-w-0 gap-4 print:hidden">
          <Section title={texts.unit}>
            <Facts>
              <Fact name={texts.columns.product}>
                <TextLink href={`/admin/products/${product.id}`}>{product.name}</TextLink>
              </Fact>
              <Fact name={texts.columns.order}>
                <OrderOfUnit unit={unit} />
              </Fact>
              <Fact name={texts.columns.buyer}>{order?.buyer}</Fact>
              <Fact name={texts.columns.warranty}>{dayText(warrantyUntil)}</Fact>
              <Fact name={texts.columns.sheet}>
                {sheetId && <TextLink href={`/admin/stock-sheets/${sheetId}`}>{sheetId}</TextLink>}
              </Fact>
            </Facts>
            <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
              {isWithBuyer && (
                <Permitted permission="returns:write">
                  <Button
                    href={`/admin/orders/${order.id}/return?line=${order.lineId}&serial=${encodeURIComponent(serial)}`}
                    variant="secondary"
                    size="sm"
                  >
                    {texts.return}
                  </Button>
                </Permitted>
              )}
              <CorrectButtons unit={unit} />
            </div>
          </Section>
          <Section title={texts.history}>
            <History unit={unit} />
          </Section>
        </div>
        {order && (
          <Permitted permission="serials:write">
            <PassportPrint print={() => officeClient.call(printPassport, { params: { id } })} />
          </Permitted>
        )}
      </div>
    </>
  )
}

const targets = ['stock', 'defective', 'lost'] as const satisfies readonly SerialState[]

function CorrectButtons({ unit }: { unit: SerialHistory }) {
  const { id, serial, state, version, order } = unit
  const { correct } = texts
  return (
    <Permitted permission="serials:write">
      {targets.map((target) => (
        <ReasonButton
          key={target}
          isOffered={mayCorrectSerial({ state, isSold: order !== null }, target)}
          size="sm"
          action={correct.to[target]}
          title={fillText(correct.title, { serial })}
          label={correct.reason}
          hint={correct.reasonHint}
          done={() => correct.done}
          call={(reason) =>
            officeClient.call(correctSerial, { params: { id }, body: { state: target, reason, version } })
          }
        >
          <p>{correct.text}</p>
        </ReasonButton>
      ))}
    </Permitted>
  )
}

function History({ unit: { events } }: { unit: SerialHistory }) {
  return (
    <ol className="grid gap-3 text-sm">
      {events.toReversed().map(({ event, date, by, note, order, returned, serviceOrder }) => (
        <li key={`${event} ${date}`} className="grid gap-0.5">
          <span className="font-medium">{texts.events[event]}</span>
          <span className="flex flex-wrap gap-x-3 text-ink-muted text-xs">
            <DateTime date={date} />
            {by && <span>{by}</span>}
            {order && <TextLink href={`/admin/orders/${order.id}`}>{order.number}</TextLink>}
            {returned && <TextLink href={`/admin/returns/${returned.id}`}>{returned.number}</TextLink>}
            {serviceOrder && (
              <TextLink href={`/admin/service-orders/${serviceOrder.id}`}>{serviceOrder.number}</TextLink>
            )}
          </span>
          {note && <span className="wrap-anywhere">{note}</span>}
        </li>
      ))}
    </ol>
  )
}
