import { getOrderReturns } from '@tecnoclick/contract/selling/returns/endpoints'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { TextLink } from '@tecnoclick/ui/link'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { Section } from '../../platform/layout/section.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { ReturnStateBadge } from './return-list.tsx'

const { ofOrder, register } = office.returns

/** The returns of an order, on its page, and the way to register one. Nothing without either. */
export function OrderReturnsCard({ orderId }: { orderId: number }) {
  const { data } = useApiQuery({
    queryKey: ['order-returns', orderId],
    read: ({ signal }) => officeClient.call(getOrderReturns, { params: { id: orderId }, signal }),
  })
  const mayRegister = data?.lines.some(({ mayReturn, mayClaim }) => mayReturn || mayClaim)
  if (!data || (data.returns.length === 0 && !mayRegister)) return null
  return (
    <Section title={ofOrder.title}>
      <ul className="grid gap-2 text-sm empty:hidden">
        {data.returns.map(({ id, number, state }) => (
          <li key={id} className="flex flex-wrap items-center gap-2">
            <TextLink href={`/admin/returns/${id}`}>{number}</TextLink>
            <ReturnStateBadge state={state} />
          </li>
        ))}
      </ul>
      <ul className="mt-3 grid gap-1 text-ink-muted text-sm empty:hidden">
        {data.lines
          .filter(({ returned }) => returned > 0)
          .map(({ lineId, name, returned, bought }) => (
            <li key={lineId} className="wrap-anywhere">
              {name}: {fillText(ofOrder.returned, { returned, bought })}
            </li>
          ))}
      </ul>
      {mayRegister && (
        <Permitted permission="returns:write">
          <Button
            variant="secondary"
            size="sm"
            href={`/admin/orders/${orderId}/return`}
            className={data.returns.length > 0 ? 'mt-3' : ''}
          >
            {register.action}
          </Button>
        </Permitted>
      )}
    </Section>
  )
}
