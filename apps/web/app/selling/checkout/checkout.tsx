import type { Cart } from '@tecnoclick/contract/selling/cart/schemas'
import type { OfferedMethod } from '@tecnoclick/contract/selling/payments/schemas'
import { Button } from '@tecnoclick/ui/button'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { TextLink } from '@tecnoclick/ui/link'
import { useFullT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { RadioGroup } from '@tecnoclick/ui/radio-group'
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
import { Page } from '../../platform/page/page.tsx'
import { useMoney } from '../../platform/page/use-money.ts'
import { sendOnce } from '../../platform/requests/send-once.ts'
import { useRequestKey } from '../../platform/requests/use-request-key.ts'
import { visitOf } from '../../rendering/context.ts'
import { LazyHydrate, lazyPart } from '../../rendering/lazy-hydrate.tsx'
import { refusalText } from '../cart/cart-result.ts'
import { methodOption } from '../payment/method-form.tsx'
import type { Route } from './+types/checkout.ts'
import { checkoutPage, orderFormId, totalField } from './checkout-form.ts'
import { CheckoutSummary } from './checkout-summary.tsx'
import { checkoutTotals } from './checkout-totals.ts'
import { DeliveryChoice, type Editing, type QuotedAddress } from './delivery-choice.tsx'
import { loadCheckout } from './load-checkout.ts'
import { focusMissing, type Missing, missingFrom } from './missing.ts'
import { type CheckoutRefusal, placeOrder } from './place-order.ts'
import { RecipientFields } from './recipient-fields.tsx'
import { StepHeading } from './step-heading.tsx'
import { WrittenFields } from './written-fields.tsx'

const whatsappNotice = lazyPart(async () => ({
  default: (await import('../../platform/page/whatsapp-notice.tsx')).WhatsappNotice,
}))
const morePart = lazyPart(async () => ({ default: (await import('./more-ways.tsx')).MoreWays }))

export async function loader({ context, url }: Route.LoaderArgs) {
  const loaded = await loadCheckout(visitOf(context))
  const refusedCode = url.searchParams.has('refused') ? 'unknown' : undefined
  return { ...loaded, newAddressId: chosenAddressId(url.searchParams), refusedCode }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return placeOrder(visitOf(context), await request.formData(), url)
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendOnce(args, 'order', 'orderKey')
}

/**
 * Only a final refusal (409) loads new prices and a new key. After a lost response the page keeps its key, so that a
 * second press finds the order that may already exist. An address that was saved here is loaded.
 */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const { formMethod, formAction, actionStatus, defaultShouldRevalidate } = change
  if (formMethod === undefined || formMethod === 'GET' || actionStatus === 409) return true
  return formAction?.startsWith(checkoutPage) ? false : defaultShouldRevalidate
}

/** A new address is the one to deliver to, whatever was chosen before. */
const deliveryFields = ['homeDelivery', 'addressId']

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, addresses, pickupPoints, known, methods, orderKey, newAddressId, last } = loaderData
  const t = useFullT()
  const hydrated = useHydrated()
  const key = useRequestKey('order', checkoutPage, orderKey)
  const [addressId, setAddressId] = useState(newAddressId ?? last?.addressId)
  const [homeDelivery, setHomeDelivery] = useState(
    newAddressId !== undefined ||
      (last?.homeDelivery === true && isReached(chosenAddress(addresses, last.addressId))),
  )
  const [editing, setEditing] = useState<Editing>()
  const [isPicking, setPicking] = useState(false)
  const [recipient, setRecipient] = useState(known)
  const [isAccepted, setAccepted] = useState(false)
  const knownMethod = methods.find(
    ({ code, lacksAccount, isRefused }) => code === last?.paymentMethod && !lacksAccount && !isRefused,
  )
  const [paymentMethod, setPaymentMethod] = useState(knownMethod?.code ?? null)
  const form = useRef<HTMLFormElement>(null)
  useFormDraft(form, checkoutPage, newAddressId === undefined ? undefined : deliveryFields)
  const address = chosenAddress(addresses, addressId)
  const totals = checkoutTotals(cart, {
    fee: homeDelivery ? address?.quote.fee : undefined,
    paymentMethod,
  })
  const others = loaderData.others.map(({ currency, subtotal, discounts, unpriced, fees }) => {
    const fee = homeDelivery ? fees.find(({ id }) => id === address?.id)?.fee : undefined
    return {
      currency,
      unpriced,
      total: checkoutTotals({ subtotal, discounts }, { fee, paymentMethod }).total,
    }
  })
  const isEditing = editing !== undefined || addresses?.length === 0
  const asked = { name: !homeDelivery, phone: !homeDelivery || (!isEditing && address?.phone === null) }
  const missing = missingFrom({
    homeDelivery,
    isEditing,
    isPicking,
    quote: address?.quote,
    asked,
    recipient,
    isAccepted,
  })
  const { handleSubmit, busy, wasTried } = useOrderSubmit(missing)
  const isShown = (thing: Missing) => wasTried && missing.includes(thing)
  const refused = actionData && 'errors' in actionData ? (actionData.errors ?? {}) : {}
  const required = t('validation.required')
  const errors = {
    ...refused,
    ...(isShown('name') && { recipientName: required }),
    ...(isShown('phone') && { recipientPhone: required }),
  }
  return (
    <Page
      title={t('checkout.title')}
      indexed={false}
      trail={[{ label: t('cart.title'), href: '/shop/cart' }]}
    >
      <PrefetchPageLinks page={`${checkoutPage}/success/0`} />
      <CheckoutFailure refusal={actionData} currency={cart.currency} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] lg:items-start">
        <CheckoutSummary cart={cart} totals={totals} others={others} refusedCode={loaderData.refusedCode} />
        <DeliveryChoice
          places={loaderData.places}
          values={loaderData.newAddress}
          addresses={addresses}
          pickupPoints={pickupPoints}
          lastPointId={last?.pickupPointId}
          currency={cart.currency}
          lowestFee={loaderData.lowestFee}
          homeDelivery={homeDelivery}
          address={address}
          onAddress={setAddressId}
          onHomeDelivery={setHomeDelivery}
          editing={editing}
          onEditing={setEditing}
          onPicking={setPicking}
        />
        <Form
          ref={form}
          id={orderFormId}
          method="post"
          noValidate={hydrated}
          onSubmit={handleSubmit}
          className="contents"
        >
          <input type="hidden" name="orderKey" value={key} />
          <input type="hidden" name="currency" value={cart.currency} />
          <ShownTotals cart={cart} addresses={addresses ?? []} methods={methods} />
          <div className="grid gap-8">
            {asked.phone && (
              <RecipientFields
                recipient={recipient}
                onChange={setRecipient}
                homeDelivery={homeDelivery}
                errors={errors}
              />
            )}
            <PaymentChoice
              methods={methods}
              currency={cart.currency}
              known={knownMethod?.code}
              onChange={setPaymentMethod}
            />
            <LazyHydrate
              part={morePart}
              props={{ currency: cart.currency, balance: loaderData.credit, texts: loaderData.texts }}
            />
            <WrittenFields errors={errors} />
            <section aria-labelledby="confirmar" className="grid gap-4">
              <StepHeading step={3}>
                <span id="confirmar">{t('checkout.confirmStep')}</span>
              </StepHeading>
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
                error={isShown('terms') && t('checkout.missing.terms')}
              />
              <p className="text-ink-muted text-sm">{t('checkout.whatNext')}</p>
              <PlaceButton missing={hydrated ? missing : []} busy={busy} />
            </section>
          </div>
        </Form>
      </div>
    </Page>
  )
}

/** Not `disabled`: it keeps the focus, says what is missing, and a press leads there. */
function PlaceButton({ missing, busy }: { missing: readonly Missing[]; busy: boolean }) {
  const t = useFullT()
  const isBlocked = missing.length > 0
  return (
    <Button
      type="submit"
      size="lg"
      block
      busy={busy}
      {...(isBlocked && {
        'aria-disabled': true,
        variant: 'secondary',
        className: 'h-auto! flex-col gap-0! py-2 opacity-100!',
      })}
    >
      {t('checkout.place')}
      {isBlocked && (
        <span className="text-balance font-normal text-sm">
          {missing.map((thing) => t(`checkout.missing.${thing}`)).join(' · ')}
        </span>
      )}
    </Button>
  )
}

interface ShownTotalsProps {
  cart: Cart
  addresses: readonly QuotedAddress[]
  methods: readonly OfferedMethod[]
}

/** What the customer saw for each choice; the order is compared with it. */
function ShownTotals({ cart, addresses, methods }: ShownTotalsProps) {
  const places = [{ id: null, fee: undefined }, ...addresses.map(({ id, quote: { fee } }) => ({ id, fee }))]
  const payers = [null, ...(cart.discounts?.length ? methods.map(({ code }) => code) : [])]
  return places.map(({ id, fee }) =>
    payers.map((paymentMethod) => {
      const name = totalField(id, paymentMethod)
      const { total } = checkoutTotals(cart, { fee, paymentMethod })
      return <input key={name} type="hidden" name={name} value={total} />
    }),
  )
}

function isReached(address: QuotedAddress | undefined): boolean {
  return address?.quote.kind === 'delivered' || address?.quote.kind === 'arranged'
}

/** The principal one until another is chosen. */
function chosenAddress(addresses: readonly QuotedAddress[] | undefined, id: number | undefined) {
  return (
    addresses?.find((address) => address.id === id) ??
    addresses?.find(({ isPrincipal }) => isPrincipal) ??
    addresses?.[0]
  )
}

interface PaymentChoiceProps {
  methods: readonly OfferedMethod[]
  currency: string
  /** Of the order before. */
  known: string | undefined
  onChange(code: string): void
}

/** Optional (selling.md#payment). */
function PaymentChoice({ methods, currency, known, onChange }: PaymentChoiceProps) {
  const t = useFullT()
  const text = t('checkout.accountText', { currency })
  return (
    <div className="grid gap-4">
      <RadioGroup
        name="paymentMethod"
        label={<StepHeading step={2}>{t('checkout.payment.title')}</StepHeading>}
        {...(known && { defaultValue: known })}
        onValueChange={onChange}
        hint={t('checkout.payment.optional')}
        look="cards"
        options={methods.map((method) => methodOption(method, t, currency))}
      />
      {methods.some(({ lacksAccount }) => lacksAccount) && (
        <LazyHydrate part={whatsappNotice} props={{ text, children: t('errors.noTransferAccount') }} />
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
  const { failure, name = '', units = 0, newTotal } = refusal
  return (
    <div ref={notice} className="mb-6">
      {newTotal === undefined ? (
        <Notice kind="error" role="alert">
          {refusalText(t, { failure, name, units })}
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
function useOrderSubmit(missing: readonly Missing[]) {
  const t = useFullT()
  const confirm = useConfirm()
  const submit = useSubmit()
  const [wasTried, setTried] = useState(false)
  const busy = useNavigation().formAction?.startsWith('/shop/checkout') === true

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    setTried(true)
    const [first] = missing
    if (first) return focusMissing(first)
    const form = event.currentTarget
    const agreed = await confirm({
      title: t('checkout.confirmTitle'),
      text: t('checkout.confirmText'),
      confirmLabel: t('checkout.confirmYes'),
      cancelLabel: t('checkout.confirmNo'),
    })
    if (agreed) await submit(form)
  }

  return { handleSubmit, busy, wasTried }
}
