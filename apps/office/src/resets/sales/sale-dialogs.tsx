import type { StaffResetSale } from '@tecnoclick/contract/resets/sales/schemas'
import { resetCurrency } from '@tecnoclick/domain/resets/reset-plan'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { Dialog } from '@tecnoclick/ui/dialog'
import { TextLink } from '@tecnoclick/ui/link'
import { DialogError, SaveError } from '../../platform/form/form-error.tsx'
import { useMoney } from '../../platform/money.tsx'
import { RejectPayment } from '../../selling/orders/reject-payment.tsx'
import { HardwareId, KeyForm } from './sale-cards.tsx'
import { TransferFacts } from './transfer-card.tsx'
import { useSaleUpdate } from './use-sale-update.ts'

const { resetSales, payment: sharedTexts, workQueue } = office
const { payment: texts } = resetSales

interface SaleDialogProps {
  sale: StaffResetSale
  onDone: () => void
  onClose: () => void
}

/** Verifies the transfer of a sale without leaving the queue. */
export function VerifyTransferDialog({ sale, onDone, onClose }: SaleDialogProps) {
  const money = useMoney()
  const { update, busy, refusal, clearRefusal } = useSaleUpdate(sale)

  async function judge(change: Parameters<typeof update>[0], done: string) {
    const stored = await update(change, done)
    if (stored) onDone()
    return stored
  }

  return (
    <Dialog
      title={fillText(texts.verifyTitle, { amount: money(sale.precio, resetCurrency) })}
      size="sm"
      role="alertdialog"
      open
      onClose={onClose}
      footer={
        <>
          <RejectPayment
            size="md"
            busy={busy}
            refusal={refusal}
            onClose={clearRefusal}
            onReject={(rejection) =>
              judge({ rejection }, `${sharedTexts.rejected} ${office.customerNews.done}`)
            }
          />
          <Button variant="secondary" onClick={onClose}>
            {office.form.cancel}
          </Button>
          <Button busy={busy} onClick={() => judge({ descargable: true }, texts.verified)} data-autofocus>
            {workQueue.actions.resetPayment}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <SaleTitle sale={sale} />
        <div>
          <TransferFacts sale={sale} />
        </div>
        <p>{texts.verifyText}</p>
        <DialogError>
          <SaveError refusal={refusal} />
        </DialogError>
      </div>
    </Dialog>
  )
}

/** Answers with the key without leaving the queue. */
export function KeyDialog({ sale, onDone, onClose }: SaleDialogProps) {
  return (
    <Dialog title={resetSales.key.title} size="sm" open onClose={onClose}>
      <div className="grid gap-4">
        <SaleTitle sale={sale} />
        <div>
          <HardwareId sale={sale} />
        </div>
        <KeyForm sale={sale} onSent={onDone} />
      </div>
    </Dialog>
  )
}

function SaleTitle({ sale: { id, reset, buyer } }: Pick<SaleDialogProps, 'sale'>) {
  return (
    <p className="text-sm">
      <strong className="block">{`${reset.brand.name} ${reset.model} · ${reset.typeFile}`}</strong>
      <span className="wrap-anywhere block">{buyer.name || buyer.email}</span>
      <TextLink href={`/admin/reset-sales/${id}`}>{workQueue.openSale}</TextLink>
    </p>
  )
}
