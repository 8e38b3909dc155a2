import type { Cart, RefusedPromotion } from '@tecnoclick/contract/selling/cart/schemas'
import { promotionLabel } from '@tecnoclick/domain/selling/promotion'
import { Button } from '@tecnoclick/ui/button'
import { TextLink } from '@tecnoclick/ui/link'
import { useFullT } from '@tecnoclick/ui/messages'
import { TextField } from '@tecnoclick/ui/text-field'
import { type FormEvent, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { productPath } from '../../platform/page/product-urls.ts'
import { useMoney } from '../../platform/page/use-money.ts'
import { type CartResult, refusalText } from '../cart/cart-result.ts'

interface PromotionCodeProps {
  cart: Cart
  /** What the chosen payment and delivery take off. */
  applied: readonly { label: string }[]
  /** Without script, why the code was refused. */
  refused: string | undefined
}

/** The code of a promotion, why it takes nothing off, and gifts that may be taken. Works without script. */
export function PromotionCode({ cart, applied, refused }: PromotionCodeProps) {
  const t = useFullT()
  const { Form, data, state, submit } = useFetcher<CartResult>()
  const { promotionCode, refusedPromotions } = cart
  const failure = data && !data.added ? data : undefined
  const reason = failure?.reason ?? refused
  const error = reason
    ? t(`checkout.code.reasons.${reason as RefusedPromotion['reason']}`, { amount: '' })
    : failure && refusalText(t, failure)

  const { field, status, noteSent } = useFocusAfterChange(promotionCode)

  /** A posted document leads back to checkout; a script asks for the result. */
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
              <CodeState cart={cart} code={promotionCode} applied={applied} />
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

function CodeState({ cart, code, applied }: Pick<PromotionCodeProps, 'cart' | 'applied'> & { code: string }) {
  const t = useFullT()
  const money = useMoney(cart.currency)
  if (applied.some(({ label }) => label === promotionLabel({ code, name: code })))
    return t('checkout.code.applied', { code })
  const refused = cart.refusedPromotions.find((promotion) => promotion.code === code)
  const { reason = 'paymentMethod', minimum } = refused ?? {}
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
