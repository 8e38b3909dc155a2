import { useQueryClient } from '@tanstack/react-query'
import { cancelInvoice, issueInvoice, listInvoicesOf } from '@tecnoclick/contract/selling/invoices/endpoints'
import type { Invoice, Invoices } from '@tecnoclick/contract/selling/invoices/schemas'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { useConfirmedAction } from '../../platform/api/use-confirmed-action.ts'
import { ReasonButton } from '../../platform/form/reason-button.tsx'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { Money } from '../../platform/money.tsx'
import { OfficePaper } from '../../platform/papers/office-paper.tsx'
import { Permitted, useIsPermitted } from '../../platform/permissions.tsx'

const { invoices: texts } = office.orders

/** Invoices and credit notes of an order (selling.md#invoices). */
export function InvoicesCard({ order }: { order: Order }) {
  const { id, version, noSellOrden: number } = order
  const queryKey = ['invoices', id, version]
  const cache = useQueryClient()
  const { run, busy } = useConfirmedAction()
  const { data } = useApiQuery({
    queryKey,
    read: ({ signal }) => officeClient.call(listInvoicesOf, { params: { id }, signal }),
  })
  if (!data || (data.data.length === 0 && !data.mayIssue)) return null
  const store = (changed: Invoices) => cache.setQueryData(queryKey, changed)

  async function issue() {
    const question = {
      title: fillText(texts.issueTitle, { number }),
      text: texts.issueText,
      confirmLabel: texts.issue,
    }
    const call = async () => store(await officeClient.call(issueInvoice, { params: { id } }))
    await run(question, call, { done: texts.issued })
  }

  return (
    <Section title={texts.title}>
      {data.data.length === 0 && <p className="mb-3 text-ink-muted text-sm">{texts.none}</p>}
      <ul className="divide-y divide-line">
        {data.data.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} onChanged={store} />
        ))}
      </ul>
      {data.mayIssue && (
        <Permitted permission="orders:write">
          <Button variant="secondary" size="sm" busy={busy} onClick={issue} className="mt-2">
            {texts.issue}
          </Button>
        </Permitted>
      )}
    </Section>
  )
}

function InvoiceRow({ invoice, onChanged }: { invoice: Invoice; onChanged: (changed: Invoices) => void }) {
  const isPermitted = useIsPermitted()
  const { id, kind, number, total, currency, issuedDate, cancels, cancelledBy, reason } = invoice
  return (
    <li className="grid gap-2 py-3 text-sm first:pt-0">
      <p className="flex flex-wrap justify-between gap-x-3">
        <strong>{fillText(texts[kind], { number })}</strong>
        <Money amount={total} currency={currency} />
      </p>
      <p className="wrap-anywhere text-ink-muted">
        <DateTime date={issuedDate} />
        {cancels && ` · ${fillText(texts.cancels, { number: cancels })}`}
        {cancelledBy && ` · ${fillText(texts.cancelled, { number: cancelledBy })}`}
        {reason && ` · ${reason}`}
      </p>
      <div className="flex flex-wrap gap-2">
        <OfficePaper path={`invoices/${id}/paper`} />
        <ReasonButton
          isOffered={kind === 'invoice' && cancelledBy === null && isPermitted('orders:write')}
          action={texts.cancel}
          title={fillText(texts.cancelTitle, { number })}
          label={texts.reason}
          hint={texts.reasonHint}
          size="sm"
          done={() => texts.cancelDone}
          call={async (given) =>
            onChanged(await officeClient.call(cancelInvoice, { params: { id }, body: { reason: given } }))
          }
        >
          {texts.cancelText}
        </ReasonButton>
      </div>
    </li>
  )
}
