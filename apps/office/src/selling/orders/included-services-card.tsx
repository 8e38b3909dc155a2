import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import {
  listIncludedServices,
  openIncludedService,
} from '@tecnoclick/contract/workshop/service-orders/endpoints'
import type { IncludedService } from '@tecnoclick/contract/workshop/service-orders/included-schemas'
import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { TextLink } from '@tecnoclick/ui/link'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { Section } from '../../platform/layout/section.tsx'
import { LoadError } from '../../platform/list/list-states.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { StatusBadge } from './order-actions.tsx'

const { included: texts } = office.orders

/** Services that the combos of the order include; one press opens the service order of each (catalogue.md#combos). */
export function IncludedServicesCard({ order }: { order: Order }) {
  const params = { id: order.id }
  const { run, busy } = useAction()
  const { data, error, refetch } = useApiQuery({
    queryKey: ['included-services', order.id, order.version],
    enabled: order.items.some(({ combo }) => combo?.service),
    read: ({ signal }) => officeClient.call(listIncludedServices, { params, signal }),
  })
  if (!data && !error) return null

  async function open({ service }: IncludedService) {
    await run(() => officeClient.call(openIncludedService, { params, body: { serviceId: service.id } }), {
      done: fillText(texts.opened, { name: service.name }),
    })
    await refetch()
  }

  return (
    <Section title={texts.title}>
      {error && !data && <LoadError error={error} onRetry={refetch} />}
      <ul className="grid gap-3 text-sm">
        {data?.data.map((included) => (
          <li key={included.service.id} className="grid gap-1">
            <p className="font-semibold">{included.service.name}</p>
            <p className="text-ink-muted text-xs">
              {fillText(texts.of, { combo: included.combo, quantity: included.quantity })}
            </p>
            {included.serviceOrder ? (
              <p className="flex flex-wrap items-center gap-2">
                <TextLink href={`/admin/service-orders/${included.serviceOrder.id}`}>
                  {included.serviceOrder.number ?? invalidOrderNumber}
                </TextLink>
                <StatusBadge status={included.serviceOrder.status} />
              </p>
            ) : (
              order.status !== 'CANCELADA' && (
                <Permitted permission="serviceOrders:receive">
                  <Button
                    variant="secondary"
                    size="sm"
                    busy={busy}
                    onClick={() => open(included)}
                    className="justify-self-start"
                  >
                    {texts.open}
                  </Button>
                </Permitted>
              )
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
