import { type OrderStatus, showsAnswer } from '@tecnoclick/domain/selling/order-status'
import { Button } from '@tecnoclick/ui/button'
import { Dialog } from '@tecnoclick/ui/dialog'
import { useT } from '@tecnoclick/ui/messages'
import { useState } from 'react'

/** Without script the answer is simply there. */
export function AnswerButton({ status, answer }: { status: OrderStatus; answer: string | null }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  if (!showsAnswer(status)) return null
  const text = answer ?? t('orders.noAnswer')
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)} className="no-script:hidden">
        {t('orders.seeAnswer')}
      </Button>
      <span className="hidden no-script:block">{`${t('orders.answer')}: ${text}`}</span>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('orders.answer')} size="sm">
        <p className="whitespace-pre-line">{text}</p>
      </Dialog>
    </>
  )
}
