import { keyHeaders } from '@tecnoclick/contract/platform/request-key'
import {
  chooseLinkedMethod,
  getLinkedOrder,
  getOrder,
  payLinkedOrder,
  uploadLinkedReceipt,
} from '@tecnoclick/contract/selling/orders/endpoints'
import { linkedPaymentSchema } from '@tecnoclick/contract/selling/orders/payment-schemas'
import type { LinkedOrder } from '@tecnoclick/contract/selling/orders/schemas'
import {
  getLinkedOnlineOptions,
  startLinkedOnlinePayment,
} from '@tecnoclick/contract/selling/providers/endpoints'
import { knownNumber } from '@tecnoclick/domain/platform/order-number'
import { isOpen } from '@tecnoclick/domain/selling/order-status'
import { isPaidOnReceipt } from '@tecnoclick/domain/selling/payment-method'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { useFullT, useLocale, useMoreMessages } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { data, redirect } from 'react-router'
import { orderTitle, shownNumber } from '../../people/area/order-number.ts'
import { OrderStatusBadge } from '../../people/area/order-status.tsx'
import { catchOutage } from '../../platform/form/catch-outage.ts'
import { refusedResult, translatorFor } from '../../platform/form/form-action.ts'
import { FormFailure } from '../../platform/form/form-notice.tsx'
import { type FormResult, formResponse } from '../../platform/form/form-result.ts'
import { checkValues } from '../../platform/form/form-rules.ts'
import { idOf, textOf, textsOf } from '../../platform/form/read-form.ts'
import { useCheckedForm } from '../../platform/form/use-checked-form.ts'
import { Page } from '../../platform/page/page.tsx'
import { useMoney } from '../../platform/page/use-money.ts'
import { WhatsappNotice } from '../../platform/page/whatsapp-notice.tsx'
import { findViewer } from '../../platform/session/find-viewer.ts'
import { redirectWithFlash } from '../../platform/session/redirect-within-site.ts'
import { type Visit, visitOf } from '../../rendering/context.ts'
import { LazyHydrate, lazyPart } from '../../rendering/lazy-hydrate.tsx'
import { isTransient, refusedPage } from '../../rendering/page-client.ts'
import { FamilyReport } from '../links/family-report.tsx'
import { linkTexts } from '../links/link-texts.ts'
import { onlinePage, onlineTexts } from '../online/online-texts.ts'
import { OrderContent } from '../orders/order-content.tsx'
import { readLinkedPayment } from '../orders/order-rules.ts'
import type { Route } from './+types/pay-by-link.ts'
import { Disclosure } from './disclosure.tsx'
import { InReview, isOrderInReview } from './in-review.tsx'
import { PaymentFields } from './payment-fields.tsx'
import { PaymentList } from './payment-list.tsx'
import { TransferDetails } from './transfer-details.tsx'
import { uploadedReceipt } from './uploaded-receipt.ts'
import { usePaymentWatch } from './use-payment-watch.ts'

const familyNotes = lazyPart(async () => ({
  default: (await import('../links/family-notes.tsx')).FamilyNotes,
}))
const paperLinks = lazyPart(async () => ({
  default: (await import('../../platform/page/paper-links.tsx')).PaperLinks,
}))
const ticketNote = lazyPart(async () => ({
  default: (await import('../links/ticket-note.tsx')).TicketNote,
}))
const onlinePart = lazyPart(async () => ({ default: (await import('../online/pay-online.tsx')).PayOnline }))
const methodForm = lazyPart(async () => ({ default: (await import('./method-form.tsx')).MethodForm }))
const loadRules = async () => (await import('../orders/order-rules.ts')).linkedPaymentRules

/** Whoever got the link sees what the order holds and pays it, without an account (selling.md#links-to-pay). */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const { client, preferences, requestId } = visit
  const query = { lang: preferences.locale }
  const outcome = await client.attempt(getLinkedOrder, { params: { token }, query })
  if (outcome.ok) {
    const { family, ticket } = outcome.data
    if (ticket && (await isOwn(visit, ticket.orderId))) throw redirect(`/account/orders/${ticket.orderId}`)
    const texts = family || ticket ? linkTexts(preferences.locale) : {}
    const online = await onlineOf(visit, token, outcome.data)
    return data({ order: outcome.data, requestKey: crypto.randomUUID(), texts, online })
  }
  if (isTransient(outcome.error)) throw refusedPage(outcome.error, requestId)
  return data({ order: null, requestKey: '', texts: {}, online: undefined }, { status: 404 })
}

/** Gateways with which the order can be paid; undefined without any. */
async function onlineOf({ client, preferences }: Visit, token: string, { ticket, due, status }: LinkedOrder) {
  if (ticket || due === 0 || !isOpen(status)) return undefined
  const outcome = await client.attempt(getLinkedOnlineOptions, { params: { token } })
  if (!outcome.ok || outcome.data.providers.length === 0) return undefined
  return { ...outcome.data, texts: onlineTexts(preferences.locale) }
}

/** Who follows the link of a mail signed in gets the page that does more. */
async function isOwn(visit: Visit, id: number): Promise<boolean> {
  const viewer = await findViewer(visit)
  const outcome = viewer && (await visit.client.attempt(getOrder, { params: { id } }))
  return outcome?.ok === true && outcome.data.clientId === viewer?.id
}

export async function action({ context, params: { token }, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  const intent = textOf(form, 'intent')
  if (intent === 'online') return payOnline(visit, token, form)
  const isChoice = intent === 'choose'
  const refused = await (isChoice ? choose(visit, token, form) : report(visit, token, form))
  if (refused) return formResponse(refused)
  return redirectWithFlash(url.pathname, isChoice ? 'paymentMethodChosen' : 'paymentCodeSent', url)
}

/** The page in between works without script: a form may not lead to another site. */
async function payOnline(visit: Visit, token: string, form: FormData) {
  const body = { providerId: idOf(form, 'providerId') ?? 0 }
  const outcome = await visit.client.attempt(startLinkedOnlinePayment, { params: { token }, body })
  if (!outcome.ok) return formResponse(refusedResult(outcome.error, visit))
  return redirect(onlinePage(outcome.data.reference))
}

/** How the family pays; undefined when it is stored. */
async function choose(visit: Visit, token: string, form: FormData): Promise<FormResult | undefined> {
  const body = { paymentMethod: textOf(form, 'paymentMethod') }
  const outcome = await visit.client.attempt(chooseLinkedMethod, { params: { token }, body })
  return outcome.ok ? undefined : refusedResult(outcome.error, visit)
}

async function report(visit: Visit, token: string, form: FormData): Promise<FormResult | undefined> {
  const values = textsOf(form, ['transactionCode', 'amount', 'payerName', 'payerEmail'])
  // Only the form of the family has a photo; with script it was uploaded before, and the form has its name.
  const receipt = await uploadedReceipt(visit, form, (body) =>
    visit.client.attempt(uploadLinkedReceipt, { params: { token }, body }),
  )
  if (typeof receipt === 'object' && receipt !== null) return { ...receipt, values }
  const checked = checkValues(
    linkedPaymentSchema,
    { ...readLinkedPayment(form), ...(receipt !== null && { receipt }) },
    translatorFor(visit),
  )
  if (!checked.ok) return { errors: checked.errors, values }
  const outcome = await visit.client.attempt(payLinkedOrder, {
    params: { token },
    body: checked.values,
    headers: keyHeaders(textOf(form, 'requestKey')),
  })
  return outcome.ok ? undefined : { ...refusedResult(outcome.error, visit), values }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOutage(serverAction)
}

/** The token in the address goes into no cache, no search engine and, as a referrer, to no other site. */
export function headers() {
  return { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' }
}

export default function PayByLink({ loaderData, actionData, params }: Route.ComponentProps) {
  const t = useFullT()
  const { order, requestKey, texts, online } = loaderData
  useMoreMessages(texts)
  usePaymentWatch(order, `/order-links/${params.token}`)
  if (!order) {
    return (
      <Page title={t('payment.badLink')} indexed={false}>
        <p className="max-w-prose">{t('payment.badLinkText')}</p>
      </Page>
    )
  }
  return (
    <Page title={orderTitle(order.noSellOrden, t)} indexed={false}>
      <div className="grid max-w-3xl gap-8">
        <FormFailure posted={actionData} />
        {order.family && <LazyHydrate part={familyNotes} props={{ order, family: order.family }} />}
        {order.ticket && <LazyHydrate part={ticketNote} props={order.ticket} />}
        <OrderState order={order} />
        {online && <LazyHydrate part={onlinePart} props={{ action: `/shop/pay/${params.token}`, online }} />}
        {order.status !== 'CANCELADA' && !order.ticket && (
          <HowToPay order={order} requestKey={requestKey} token={params.token} posted={actionData} />
        )}
        <OrderContent order={order} />
        <div className="flex flex-wrap gap-3">
          <LazyHydrate part={paperLinks} props={{ path: `order-links/${params.token}/paper` }} />
        </div>
      </div>
    </Page>
  )
}

function OrderState({ order }: { order: LinkedOrder }) {
  const t = useFullT()
  const locale = useLocale()
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-3 text-sm">
        <OrderStatusBadge status={order.status} />
        <span className="text-ink-muted">{formatDateTime(new Date(order.orderDate), locale)}</span>
      </p>
      <InReview order={order} />
      {order.expiresDate && order.due > 0 && !isOrderInReview(order) && (
        <Notice kind="warning">
          {t('orders.detail.payBefore', { date: formatDateTime(new Date(order.expiresDate), locale) })}
        </Notice>
      )}
    </div>
  )
}

interface HowToPayProps {
  order: LinkedOrder
  requestKey: string
  token: string
  posted: FormResult | undefined
}

function HowToPay({ order, requestKey, token, posted }: HowToPayProps) {
  const t = useFullT()
  const money = useMoney(order.currency)
  const { method, due, transfer, noSellOrden: number } = order
  const isDue = due > 0
  const inReview = isOrderInReview(order)
  const instructions = (
    <>
      {method && (
        <div className="grid gap-1">
          <p className="font-semibold">
            <bdi>{method.name}</bdi>
          </p>
          {method.instructions && isDue && (
            <p className="max-w-prose whitespace-pre-line text-ink-muted">
              <bdi>{method.instructions}</bdi>
            </p>
          )}
        </div>
      )}
      {isDue && (method ? method.lacksAccount : !order.family) && (
        <WhatsappNotice text={t('payment.askText', { number: shownNumber(number, t), amount: money(due) })}>
          {method ? t('payment.noAccount', { currency: order.currency }) : t('payment.chooseWithShop')}
        </WhatsappNotice>
      )}
      {isDue && transfer && <TransferDetails transfer={transfer} reference={knownNumber(number) ?? ''} />}
    </>
  )
  const { family } = order
  const page = `/shop/pay/${token}`
  const sending = { order, requestKey, page, posted }
  const reports = order.payments.length
  const report = family ? (
    <FamilyReport key={reports} {...sending} token={token} />
  ) : (
    <LinkedReport key={reports} {...sending} />
  )
  const mayReport = family ? method !== null && !isPaidOnReceipt(method.code) : transfer !== null
  return (
    <section aria-labelledby="como-pagar" className="grid gap-6 rounded-lg border bg-surface p-5 sm:p-6">
      <h2 id="como-pagar" className="text-lg">
        {t('payment.title')}
      </h2>
      {!inReview && instructions}
      <PaymentList order={order} />
      {inReview && (
        <Disclosure title={t('payment.instructions')}>
          <div className="grid gap-6">{instructions}</div>
        </Disclosure>
      )}
      {isDue && mayReport && inReview && (
        // What was refused without script is inside.
        <Disclosure title={t('payment.reportOtherCode')} open={posted !== undefined}>
          {report}
        </Disclosure>
      )}
      {isDue && mayReport && !inReview && report}
      {isDue && family?.mayChoose && (
        <div className="border-t pt-4">
          <LazyHydrate
            key={method?.code}
            part={methodForm}
            props={{ action: page, currency: order.currency, chosen: method?.code, methods: family.methods }}
          />
        </div>
      )}
    </section>
  )
}

interface LinkedReportProps extends Omit<HowToPayProps, 'token'> {
  page: string
}

function LinkedReport({ order, requestKey, page, posted }: LinkedReportProps) {
  const t = useFullT()
  const { form, errors, refused, busy } = useCheckedForm({ action: page, load: loadRules, posted })
  return (
    <form {...form} className="grid gap-4 border-t pt-4">
      <input type="hidden" name="requestKey" value={requestKey} />
      <h3 className="font-semibold">{t('payment.report')}</h3>
      <PaymentFields currency={order.currency} isCodeRequired posted={posted} errors={errors} />
      <FormFailure posted={refused === posted ? undefined : refused} />
      <div>
        <Button type="submit" busy={busy}>
          {t('payment.send')}
        </Button>
      </div>
    </form>
  )
}
