import type { RepairStepRow } from '@tecnoclick/contract/workshop/repair-steps/schemas'
import type { StaffServiceOrder } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { mayMoveTo } from '@tecnoclick/domain/workshop/repair-steps'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { Dialog } from '@tecnoclick/ui/dialog'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import { useState } from 'react'

const { repairSteps: texts } = office

interface MoveMenuProps {
  order: Pick<StaffServiceOrder, 'orderNum' | 'status' | 'step'>
  steps: readonly RepairStepRow[]
  busy: boolean
  onMove: (step: RepairStepRow) => void
}

/** The steps that a repair may go to, for a phone and for the keyboard. */
export function MoveMenu({ order: { orderNum: number, status, step }, steps, busy, onMove }: MoveMenuProps) {
  const [open, setOpen] = useState(false)
  const reachable = steps.filter((each) => mayMoveTo({ status, stepId: step.id }, each))
  if (reachable.length === 0) return null
  const close = () => setOpen(false)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        block
        busy={busy}
        onClick={() => setOpen(true)}
        aria-label={fillText(texts.moveOrder, { number })}
        icon={<ArrowLeftRight aria-hidden="true" className="size-4" />}
        className="relative z-1 mt-2"
      >
        {texts.move}
      </Button>
      <Dialog title={fillText(texts.moveOrder, { number })} size="sm" open={open} onClose={close}>
        {open && (
          <ul className="grid gap-2">
            {reachable.map((each) => (
              <li key={each.id}>
                <Button
                  variant={each.state === 'CANCELADA' ? 'danger' : 'secondary'}
                  block
                  onClick={() => {
                    close()
                    onMove(each)
                  }}
                >
                  {each.name.es}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Dialog>
    </>
  )
}
