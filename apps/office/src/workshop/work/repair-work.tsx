import type { ServiceOrderDetail } from '@tecnoclick/contract/workshop/service-orders/schemas'
import type { RepairWork } from '@tecnoclick/contract/workshop/work/schemas'
import { isOpen } from '@tecnoclick/domain/selling/order-status'
import { office } from '@tecnoclick/messages/office'
import { Fact, Facts, Section } from '../../platform/layout/section.tsx'
import { Loaded } from '../../platform/list/list-states.tsx'
import { Money } from '../../platform/money.tsx'
import { useIsPermitted } from '../../platform/permissions.tsx'
import { fillCount } from '../../platform/texts.ts'
import { LoansCard } from './loans-card.tsx'
import { OutsideCard } from './outside-card.tsx'
import { PartsCard } from './parts-card.tsx'
import { RepeatsCard } from './repeats-card.tsx'
import { TimeCard } from './time-card.tsx'
import { useWork } from './use-work.ts'

const { margin: texts } = office.repairWork

interface OfOrder {
  order: Pick<ServiceOrderDetail, 'id' | 'status' | 'version'>
}

/** Parts and time, in the wide column of a repair. */
export function RepairWorkMain({ order: { id, status } }: OfOrder) {
  const isPermitted = useIsPermitted()
  const query = useWork(id)
  const mayWrite = isPermitted('serviceOrders:write')
  const mayChange = mayWrite && isOpen(status)
  return (
    <Loaded query={query} columns={2}>
      {(work) => (
        <>
          <PartsCard
            orderId={id}
            parts={work.parts}
            mayChange={mayChange}
            mayUnfit={mayWrite && status === 'CANCELADA'}
          />
          <TimeCard orderId={id} work={work} mayStart={mayChange} mayCorrect={mayWrite} />
        </>
      )}
    </Loaded>
  )
}

/** Loaner device, other workshops, warranty and margin, in the narrow column. */
export function RepairWorkAside({ order }: OfOrder) {
  const isPermitted = useIsPermitted()
  const { data: work } = useWork(order.id)
  if (!work) return null
  const isRunning = isOpen(order.status)
  const mayWrite = isPermitted('serviceOrders:write')
  const mayReceive = isPermitted('serviceOrders:receive')
  return (
    <>
      <Margin work={work} />
      <LoansCard
        orderId={order.id}
        loans={work.loans}
        mayLend={mayReceive && isRunning}
        mayTakeBack={mayReceive}
      />
      <OutsideCard
        orderId={order.id}
        jobs={work.outsideJobs}
        maySend={mayWrite && isRunning}
        mayTakeBack={mayWrite}
      />
      <RepeatsCard order={order} work={work} mayChange={mayWrite && isRunning} />
    </>
  )
}

/** For administrators: nobody else receives costs. */
function Margin({ work: { margin, unknownCosts } }: { work: RepairWork }) {
  if (unknownCosts === null || (!margin && unknownCosts === 0)) return null
  return (
    <Section title={texts.title}>
      {margin ? (
        <Facts>
          <Fact name={texts.price}>
            <Money amount={margin.price} currency={margin.currency} />
          </Fact>
          <Fact name={texts.cost}>
            <Money amount={margin.cost} currency={margin.currency} />
          </Fact>
          <Fact name={texts.margin}>
            <Money amount={margin.margin} currency={margin.currency} className="font-semibold" />
          </Fact>
        </Facts>
      ) : (
        <p className="text-sm">{fillCount(texts.unknown, unknownCosts)}</p>
      )}
    </Section>
  )
}
