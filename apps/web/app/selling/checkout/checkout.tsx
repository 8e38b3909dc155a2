import type { OfferedMethod } from '@tecnoclick/contract/selling/payment-methods/schemas'
import { Button } from '@tecnoclick/ui/button'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { TextLink } from '@tecnoclick/ui/link'
import { useFullT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { RadioGroup } from '@tecnoclick/ui/radio-group'
import { TextArea } from '@tecnoclick/ui/text-area'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  Form,
  PrefetchPageLinks,
  type ShouldRevalidateFunctionArgs,
  useNavigation,
  useSubmit,
} from 'react-router'
import { chosenAddressId } from '../../people/addresses/address-return.ts'
import { useFormDraft } from '../../platform/form/use-form-draft.ts'
import { useHydrated } from '../../platform/form/use-hydrated.ts'
import { sendOnce } from '../../platform/requests/send-once.ts'
import { useRequestKey } from '../../platform/requests/use-request-key.ts'
import { visitOf } from '../../rendering/context.ts'
import { Page } from '../../shell/page.tsx'
import { useMoney } from '../../shell/use-money.ts'
import { WhatsappNotice } from '../../shell/whatsapp-notice.tsx'
import { refusalText } from '../cart/cart-result.ts'
import { OrderLines } from '../orders/order-content.tsx'
import { Totals } from '../orders/totals.tsx'
import { methodOption } from '../payment/method-form.tsx'
import type { Route } from './+types/checkout.ts'
import { checkoutPage, totalField } from './checkout-form.ts'
import { checkoutTotals } from './checkout-totals.ts'
import { DeliveryChoice, type QuotedAddress } from './delivery-choice.tsx'
import { loadCheckout } from './load-checkout.ts'
import { type CheckoutRefusal, placeOrder } from './place-order.ts'
import { RecipientFields } from './recipient-fields.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const loaded = await loadCheckout(visitOf(context))
  return { ...loaded, newAddressId: chosenAddressId(url.searchParams) }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return placeOrder(visitOf(context), await request.formData(), url)
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendOnce(args, 'order', 'orderKey')
}

/**
 * Only a final refusal (409) loads new prices and a new key. After a lost response the page keeps its key, so that a
 * second press finds the order that may already exist.
 */
export function shouldRevalidate({ formMethod, actionStatus }: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined || formMethod === 'GET' || actionStatus === 409
}

const maxNoteLength = 2000

/** A new address is the one to deliver to, whatever was chosen before. */
const deliveryFields = ['homeDelivery', 'addressId']

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, addresses, pickupPoints, known, methods, orderKey, newAddressId } = loaderData
  const t = useFullT()
  const hydrated = useHydrated()
  const key = useRequestKey('order', checkoutPage, orderKey)
  const [homeDelivery, setHomeDelivery] = useState(newAddressId !== undefined)
  const [addressId, setAddressId] = useState(newAddressId)
  const [isPicking, setPicking] = useState(false)
  const [recipient, setRecipient] = useState(known)
  const [isAccepted, setAccepted] = useState(false)
  const { handleSubmit, busy } = useOrderSubmit()
  const form = useRef<HTMLFormElement>(null)
  useFormDraft(form, checkoutPage, newAddressId === undefined ? undefined : deliveryFields)
  const address = chosenAddress(addresses, addressId)
  const quote = homeDelivery ? address?.quote : undefined
  const totals = checkoutTotals(cart, quote?.fee)
  const errors = actionData && 'errors' in actionData ? (actionData.errors ?? {}) : {}
  const isReached = !quote || quote.kind === 'delivered' || quote.kind === 'arranged'
  const isBlocked = !isAccepted || !isReached || (homeDelivery && (isPicking || !addresses?.length))
  return (
    <Page
      title={t('checkout.title')}
      indexed={false}
      trail={[{ label: t('cart.title'), href: '/shop/cart' }]}
    >
      <PrefetchPageLinks page={`${checkoutPage}/success/0`} />
      <CheckoutFailure refusal={actionData} currency={cart.currency} />
      <Form
        ref={form}
        method="post"
        onSubmit={handleSubmit}
        className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start"
      >
        <input type="hidden" name="orderKey" value={key} />
        <input type="hidden" name="currency" value={cart.currency} />
        <input type="hidden" name={totalField(null)} value={checkoutTotals(cart).total} />
        {addresses?.map(({ id, quote: { fee } }) => (
          <input key={id} type="hidden" name={totalField(id)} value={checkoutTotals(cart, fee).total} />
        ))}
        <div className="grid gap-8">
          <DeliveryChoice
            addresses={addresses}
            pickupPoints={pickupPoints}
            currency={cart.currency}
            homeDelivery={homeDelivery}
            address={address}
            onAddress={setAddressId}
            onHomeDelivery={setHomeDelivery}
            onPicking={setPicking}
          />
          {(!homeDelivery || (address && !address.phone)) && (
            <RecipientFields
              recipient={recipient}
              onChange={setRecipient}
              homeDelivery={homeDelivery}
              errors={errors}
            />
          )}
          <PaymentChoice methods={methods} currency={cart.currency} />
          <TextArea name="description" label={t('checkout.note')} maxLength={maxNoteLength} rows={3} />
        </div>
        <section
          aria-label={t('checkout.summary')}
          className="grid gap-4 rounded-lg border bg-surface p-5 lg:sticky lg:top-[calc(var(--header-height)+1rem)]"
        >
          <h2 className="text-lg">{t('checkout.summary')}</h2>
          <OrderLines
            currency={cart.currency}
            lines={cart.items.map(({ id, product, options, quantity, price, total }) => ({
              id,
              name: product.name,
              options,
              quantity,
              amount: price === null ? null : total,
            }))}
          />
          <Totals currency={cart.currency} {...totals} />
          <CheckboxField
            name="termsAccepted"
            required
            label={
              <>
                {t('checkout.termsBefore')}{' '}
                <TextLink href="/site/terms" target="_blank">
                  {t('checkout.termsLink')}
                </TextLink>
              </>
            }
            checked={isAccepted}
            onChange={(event) => setAccepted(event.target.checked)}
          />
          <p className="text-ink-muted text-sm">{t('checkout.whatNext')}</p>
          <Button type="submit" size="lg" block busy={busy} disabled={hydrated && isBlocked}>
            {t('checkout.place')}
          </Button>
        </section>
      </Form>
    </Page>
  )
}

/** The principal one until another is chosen. */
function chosenAddress(addresses: readonly QuotedAddress[] | undefined, id: number | undefined) {
  return (
    addresses?.find((address) => address.id === id) ??
    addresses?.find(({ isPrincipal }) => isPrincipal) ??
    addresses?.[0]
  )
}

/** Optional (selling.md#payment). */
function PaymentChoice({ methods, currency }: { methods: readonly OfferedMethod[]; currency: string }) {
  const t = useFullT()
  const text = t('checkout.accountText', { currency })
  return (
    <div className="grid gap-4">
      <RadioGroup
        name="paymentMethod"
        label={t('checkout.payment.title')}
        hint={t('checkout.payment.optional')}
        look="cards"
        options={methods.map((method) => methodOption(method, t('payment.noAccount', { currency })))}
      />
      {methods.some(({ lacksAccount }) => lacksAccount) && (
        <WhatsappNotice text={text}>{t('errors.noTransferAccount')}</WhatsappNotice>
      )}
    </div>
  )
}

interface CheckoutFailureProps {
  refusal: Partial<CheckoutRefusal> | undefined
  currency: string
}

/** Why the order was not placed, at the top of the page and scrolled into view. */
function CheckoutFailure({ refusal, currency }: CheckoutFailureProps) {
  const t = useFullT()
  const money = useMoney(currency)
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusal) notice.current?.scrollIntoView({ block: 'center' })
  }, [refusal])
  if (!refusal?.failure) return null
  const { failure, name = '', newTotal } = refusal
  return (
    <div ref={notice} className="mb-6">
      {newTotal === undefined ? (
        <Notice kind="error" role="alert">
          {refusalText(t, { failure, name })}
        </Notice>
      ) : (
        <Notice kind="warning" role="alert" title={t('checkout.priceChangedTitle')}>
          {t('checkout.priceChangedText', { total: money(newTotal) })}
        </Notice>
      )}
    </div>
  )
}

/** Asks for confirmation. A second press while sending does not place a second order (selling.md#checkout). */
function useOrderSubmit() {
  const t = useFullT()
  const confirm = useConfirm()
  const submit = useSubmit()
  const busy = useNavigation().formAction?.startsWith('/shop/checkout') === true

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const agreed = await confirm({
      title: t('checkout.confirmTitle'),
      text: t('checkout.confirmText'),
      confirmLabel: t('checkout.confirmYes'),
      cancelLabel: t('checkout.confirmNo'),
    })
    if (agreed) await submit(form)
  }

  return { handleSubmit, busy }
}
