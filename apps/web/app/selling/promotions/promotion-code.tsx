import type { Cart, RefusedPromotion } from '@tecnoclick/contract/selling/cart/schemas'
import { promotionLabel } from '@tecnoclick/domain/selling/promotion'
import { Button } from '@tecnoclick/ui/button'
import { TextLink } from '@tecnoclick/ui/link'
import { useFullT } from '@tecnoclick/ui/messages'
import { TextField } from '@tecnoclick/ui/text-field'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { productPath } from '../../platform/page/product-urls.ts'
import { useMoney } from '../../platform/page/use-money.ts'
import { type CartResult, refusalText } from '../cart/cart-result.ts'

interface PromotionCodeProps {
  cart: Cart
  /** What promotions take off: at checkout with the chosen payment and delivery. */
  applied: readonly { label: string }[]
  /** Without script, why the code was refused. */
  refused: string | undefined
  /** The cart does not know payment and delivery yet; without script it is shown again. */
  inCart?: boolean
}

/** The code of a promotion, why it takes nothing off, and gifts that may be taken. Lazy; works without script. */
export default function PromotionCode({ cart, applied, refused, inCart = false }: PromotionCodeProps) {
  const t = useFullT()
  const { Form, data, state, submit } = useFetcher<CartResult>()
  const { promotionCode, refusedPromotions } = cart
  const failure = data && !data.added ? data : undefined
  const reason = failure?.reason ?? refused
  const error = reason
    ? t(`checkout.code.reasons.${reason as RefusedPromotion['reason']}`, { amount: '' })
    : failure && refusalText(t, failure)

  const { field, status, noteSent } = useFocusAfterChange(promotionCode)

  /** A posted document leads back to its page; a script asks for the result. */
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter)
    form.set('answer', 'data')
    noteSent()
    void submit(form, { method: 'post', action: '/shop/cart' })
  }

  return (
    <div className="grid gap-3 border-t pt-3 text-sm">
      {refusedPromotions
        .filter(({ gift }) => gift !== null)
        .map((promotion) => (
          <GiftHint key={promotion.label} promotion={promotion} />
        ))}
      <Form method="post" action="/shop/cart" onSubmit={send} className="grid gap-2">
        {inCart && <input type="hidden" name="page" value="cart" />}
        {promotionCode === null ? (
          <div key="write" className="flex items-end gap-2">
            <TextField
              ref={field}
              label={t('checkout.code.label')}
              name="code"
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              error={error}
              className="min-w-0 grow"
            />
            <Button
              type="submit"
              name="intent"
              value="code"
              variant="secondary"
              busy={state !== 'idle'}
              className={error ? 'mb-7' : ''}
            >
              {t('checkout.code.apply')}
            </Button>
          </div>
        ) : (
          // With keys neither button becomes the other one, and so keeps the focus.
          <div key="applied" className="flex items-center justify-between gap-2">
            <p ref={status} role="status" tabIndex={-1}>
              <CodeState cart={cart} code={promotionCode} applied={applied} inCart={inCart} />
            </p>
            <Button
              type="submit"
              name="intent"
              value="uncode"
              variant="quiet"
              size="sm"
              busy={state !== 'idle'}
            >
              {t('checkout.code.remove')}
            </Button>
          </div>
        )}
      </Form>
    </div>
  )
}

/** Applying and removing a code remove the pressed button. Focus moves to what stands in its place. */
function useFocusAfterChange(code: string | null) {
  const field = useRef<HTMLInputElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const [typed] = useState(readTyped)
  useEffect(() => {
    if (!typed || !field.current) return
    field.current.value = typed.text
    if (typed.hasFocus) field.current.focus()
  }, [typed])
  const sentWith = useRef<string | null>(undefined)
  useEffect(() => {
    if (sentWith.current === undefined || sentWith.current === code) return
    sentWith.current = undefined
    if (document.activeElement !== document.body) return
    const next = field.current ?? status.current
    next?.focus()
  }, [code])
  return { field, status, noteSent: () => (sentWith.current = code) }
}

/** What was typed into the server's HTML, which the first render replaces. */
function readTyped() {
  const field = import.meta.env.SSR ? null : document.querySelector<HTMLInputElement>('input[name=code]')
  return field ? { text: field.value, hasFocus: field === document.activeElement } : undefined
}

type CodeStateProps = Pick<PromotionCodeProps, 'cart' | 'applied' | 'inCart'> & { code: string }

/** What is chosen at checkout only. */
const chosenLater: readonly RefusedPromotion['reason'][] = ['paymentMethod', 'delivery']

function CodeState({ cart, code, applied, inCart }: CodeStateProps) {
  const t = useFullT()
  const money = useMoney(cart.currency)
  if (applied.some(({ label }) => label === promotionLabel({ code, name: code })))
    return t('checkout.code.applied', { code })
  const refused = cart.refusedPromotions.find((promotion) => promotion.code === code)
  const { reason = 'paymentMethod', minimum } = refused ?? {}
  if (inCart && chosenLater.includes(reason)) return t('checkout.code.later', { code })
  return (
    <>
      {t('checkout.code.notApplied', { code })}{' '}
      {t(`checkout.code.reasons.${reason}`, { amount: minimum == null ? '' : money(minimum) })}
    </>
  )
}

function GiftHint({ promotion: { gift } }: { promotion: RefusedPromotion }) {
  const t = useFullT()
  if (!gift) return null
  return (
    <p>
      {t('checkout.code.gift')}{' '}
      <TextLink href={productPath(gift.slug)}>
        <bdi lang="es">{gift.name}</bdi>
      </TextLink>
    </p>
  )
}
