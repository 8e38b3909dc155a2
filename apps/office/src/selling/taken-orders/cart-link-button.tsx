import { makeCartLink } from '@tecnoclick/contract/selling/cart-links/endpoints'
import { toWire } from '@tecnoclick/domain/platform/money'
import { readPhone, whatsappLink } from '@tecnoclick/domain/platform/phone'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { CopyButton } from '@tecnoclick/ui/copy-button'
import { Notice } from '@tecnoclick/ui/notice'
import { useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useStoreName } from '../../platform/layout/page-heading.tsx'
import { useMoney } from '../../platform/money.tsx'
import { itemsOf, type SaleLine, type SaleTerms, soldPrice } from '../counter/sale.ts'

const { cartLink: texts } = office.takenOrders

interface CartLinkButtonProps {
  lines: readonly SaleLine[]
  terms: SaleTerms
  phone: string
  /** Undefined if the lines can be sold as they are. */
  problem: string | undefined
}

/** Instead of ordering for somebody: a link of the lines with a text to send, so that the customer orders. */
export function CartLinkButton({ lines, terms, phone, problem }: CartLinkButtonProps) {
  const { run, busy, refusal } = useAction()
  const [text, setText] = useState('')
  const [madeOf, setMadeOf] = useState<readonly SaleLine[]>()
  const money = useMoney()
  const store = useStoreName()
  const retail: SaleTerms = { ...terms, priceTier: 'retail' }

  async function make() {
    const items = itemsOf(lines).map(({ productId, quantity, options }) => ({ productId, quantity, options }))
    const query = { currency: terms.currency }
    const made = await run(() => officeClient.call(makeCartLink, { query, body: { items } }), {})
    if (!made) return
    const goods = lines.map((line) => {
      const price = soldPrice({ ...line, discountPercent: 0 }, retail)
      const amount =
        price === undefined ? '' : `: ${money(toWire(price * (line.quantity || 1)), terms.currency)}`
      return `${line.quantity || 1} × ${line.product.name}${amount}`
    })
    const link = new URL(made.path, location.origin).href
    setText(fillText(texts.message, { store, goods: goods.join('\n'), link }))
    setMadeOf(lines)
  }

  if (text && madeOf === lines)
    return (
      <Notice kind="success" role="status" title={texts.ready}>
        <pre className="wrap-anywhere whitespace-pre-wrap font-sans text-sm">{text}</pre>
        <span className="mt-3 flex flex-wrap gap-2">
          <CopyButton text={text} label={texts.copy} />
          {readPhone(phone) && (
            <Button
              variant="secondary"
              size="sm"
              href={whatsappLink(phone, text)}
              target="_blank"
              rel="noreferrer"
            >
              {texts.whatsapp}
            </Button>
          )}
        </span>
      </Notice>
    )
  return (
    <div className="grid gap-2">
      {(refusal || problem) && (
        <p role="alert" className="text-danger text-sm">
          {refusal?.message ?? problem}
        </p>
      )}
      <Button
        variant="secondary"
        size="sm"
        busy={busy}
        disabled={problem !== undefined}
        onClick={() => void make()}
        className="justify-self-start"
      >
        {texts.make}
      </Button>
      <p className="text-ink-muted text-xs">{texts.hint}</p>
    </div>
  )
}
