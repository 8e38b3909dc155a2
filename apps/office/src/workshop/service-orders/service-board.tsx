import { serviceOrderDesk } from '@tecnoclick/contract/staff/desk/endpoints'
import type { RepairStepRow } from '@tecnoclick/contract/workshop/repair-steps/schemas'
import type { StaffServiceOrder } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { isOpen } from '@tecnoclick/domain/selling/order-status'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { cx } from '@tecnoclick/ui/cx'
import { TextLink } from '@tecnoclick/ui/link'
import { SelectField } from '@tecnoclick/ui/select-field'
import { useGetIdentity, useGetList } from 'ra-core'
import { type RefObject, useId, useRef, useState } from 'react'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { ListSkeleton, LoadError } from '../../platform/list/list-states.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { listUrl } from '../../platform/urls.ts'
import { useColleagues } from '../../staff/desk/use-desk.ts'
import { useSteps } from '../repair-steps/use-steps.ts'
import { BoardCard, type Dragged } from './board-card.tsx'
import { ViewSwitch } from './service-order-list.tsx'

const { serviceOrders, repairSteps: texts, desk } = office

type BoardFilter = { assignedTo?: string; overdue?: string }

/** Repairs by step. A card is dragged on a desk; the menu and the keys of each card do the same everywhere. */
export function ServiceBoard() {
  const steps = useSteps()?.filter(({ enable }) => enable)
  const [filter, setFilter] = useState<BoardFilter>({})
  /** The card that was moved by key has the focus again in its new column. */
  const [focused, setFocused] = useState<number>()
  const dragged = useRef<Dragged>(undefined)
  return (
    <>
      <PageHeading title={serviceOrders.listTitle} text={texts.moveKeys} action={<ViewSwitch />} />
      <BoardFilters filter={filter} onChange={setFilter} />
      {!steps && <ListSkeleton columns={3} />}
      <div className="relative grid items-start gap-4 md:-mx-8 md:grid-flow-col md:auto-cols-[17rem] md:overflow-x-auto md:px-8 md:pb-4">
        {steps?.map((step) => (
          <BoardColumn key={step.id} {...{ step, steps, filter, dragged, focused }} onFocus={setFocused} />
        ))}
      </div>
    </>
  )
}

function BoardFilters({
  filter,
  onChange,
}: {
  filter: BoardFilter
  onChange: (filter: BoardFilter) => void
}) {
  const { identity } = useGetIdentity()
  const colleagues = useColleagues(serviceOrderDesk).filter(({ id }) => id !== identity?.id)
  const set = (field: keyof BoardFilter, value: string) => {
    const { [field]: _, ...others } = filter
    onChange(value === '' ? others : { ...others, [field]: value })
  }
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3">
      <SelectField
        label={desk.assignee}
        value={filter.assignedTo ?? ''}
        onChange={(event) => set('assignedTo', event.currentTarget.value)}
        options={[
          { value: '', label: desk.everybody },
          ...(identity ? [{ value: String(identity.id), label: desk.mine }] : []),
          { value: '0', label: desk.unassigned },
          ...colleagues.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <SelectField
        label={texts.overdueFilter}
        value={filter.overdue ?? ''}
        onChange={(event) => set('overdue', event.currentTarget.value)}
        options={[
          { value: '', label: texts.everyTerm },
          { value: 'true', label: texts.overdue },
          { value: 'false', label: texts.onTime },
        ]}
      />
      <Permitted permission="settings:write">
        <Button href="/admin/repair-steps" variant="quiet" className="text-link">
          {texts.open}
        </Button>
      </Permitted>
    </div>
  )
}

interface BoardColumnProps {
  step: RepairStepRow
  steps: readonly RepairStepRow[]
  filter: BoardFilter
  dragged: RefObject<Dragged>
  focused: number | undefined
  onFocus: (id: number) => void
}

function BoardColumn({ step, steps, filter, dragged, focused, onFocus }: BoardColumnProps) {
  const heading = useId()
  const [isOver, setOver] = useState(false)
  const open = isOpen(step.state)
  const {
    data,
    total = 0,
    error,
    refetch,
  } = useGetList<StaffServiceOrder>('service-orders', {
    pagination: { page: 1, perPage: 20 },
    sort: open ? { field: 'expected', order: 'ASC' } : { field: 'fecha', order: 'DESC' },
    filter: { step: step.id, ...filter },
  })
  return (
    <section
      aria-labelledby={heading}
      className={cx('rounded-lg bg-sunken p-2', isOver && 'outline-2 outline-action')}
      onDragOver={(event) => {
        if (!dragged.current?.mayDrop(step)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        void dragged.current?.drop(step)
      }}
    >
      <h2 id={heading} className="flex justify-between gap-2 px-2 py-1.5 font-semibold text-sm">
        {step.name.es} <span className="text-ink-muted tabular-nums">{total}</span>
      </h2>
      {!data && error && <LoadError error={error} onRetry={refetch} />}
      {!data && !error && <ListSkeleton columns={1} />}
      {data?.length === 0 && <p className="px-2 pb-2 text-ink-muted text-sm">{serviceOrders.columnEmpty}</p>}
      <ul className="grid gap-2">
        {data?.map((order) => (
          <li key={order.id}>
            <BoardCard {...{ order, steps, dragged, onFocus }} isFocused={focused === order.id} />
          </li>
        ))}
      </ul>
      {data && total > data.length && (
        <p className="px-2 py-2 text-sm">
          <TextLink href={listUrl('service-orders', { step: step.id })}>
            {fillText(serviceOrders.columnMore, { count: total })}
          </TextLink>
        </p>
      )}
    </section>
  )
}
