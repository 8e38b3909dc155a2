import { keyHeaders } from '@tecnoclick/contract/platform/request-key'
import { getReset, getResetPayment } from '@tecnoclick/contract/resets/files/endpoints'
import * as endpoints from '@tecnoclick/contract/resets/sales/endpoints'
import { getOwnCredit } from '@tecnoclick/contract/selling/credit/endpoints'
import { resetCurrency } from '@tecnoclick/domain/resets/reset-plan'
import { Card } from '@tecnoclick/ui/card'
import { Dialog } from '@tecnoclick/ui/dialog'
import { useFullT } from '@tecnoclick/ui/messages'
import { useNavigate } from 'react-router'
import { refusedResult, translatorFor } from '../../platform/form/form-action.ts'
import { type FormResult, formResponse } from '../../platform/form/form-result.ts'
import { checkValues } from '../../platform/form/form-rules.ts'
import { textOf, textsOf } from '../../platform/form/read-form.ts'
import { useHydrated } from '../../platform/form/use-hydrated.ts'
import { sendOnce } from '../../platform/requests/send-once.ts'
import { useFormKey } from '../../platform/requests/use-request-key.ts'
import { findViewer } from '../../platform/session/find-viewer.ts'
import { redirectWithFlash } from '../../platform/session/redirect-within-site.ts'
import { signInAddress } from '../../platform/session/safe-next.ts'
import { type Visit, visitOf } from '../../rendering/context.ts'
import { LazyHydrate, lazyPart } from '../../rendering/lazy-hydrate.tsx'
import { refusedPage } from '../../rendering/page-client.ts'
import type { Route } from './+types/purchase.ts'
import { PurchaseForm } from './purchase-form.tsx'
import { purchaseSchema, readPurchase } from './purchase-rules.ts'

const whatsappNotice = lazyPart(async () => ({
  default: (await import('../../platform/page/whatsapp-notice.tsx')).WhatsappNotice,
}))

const list = '/reset/list'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  if (!(await findViewer(visit))) {
    const wanted = new URLSearchParams({ buy: params.resetId, plan: url.searchParams.get('plan') ?? '' })
    throw redirectWithFlash(`${list}?${wanted}`, 'resetSignIn', url)
  }
  const byId = { params: { id: parseResetId(params.resetId) } }
  const [reset, payment, credit] = await Promise.all([
    visit.client.call(getReset, byId),
    visit.client.attempt(getResetPayment, byId),
    visit.client.attempt(getOwnCredit),
  ])
  const lacksAccount = !payment.ok && payment.error.code === 'noTransferAccount'
  if (!payment.ok && !lacksAccount) throw refusedPage(payment.error, visit.requestId)
  const plan = url.searchParams.get('plan') === 'permanent' ? ('permanent' as const) : ('single' as const)
  return {
    reset,
    /** Undefined: there is no account to pay to. */
    payment: payment.ok ? payment.data : undefined,
    plan,
    /** Store credit that may pay it. */
    credit: credit.ok
      ? (credit.data.balances.find(({ currency }) => currency === resetCurrency)?.balance ?? 0)
      : 0,
    requestKey: crypto.randomUUID(),
  }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const resetId = parseResetId(params.resetId)
  const result = await buyReset(visitOf(context), await request.formData(), { resetId, url })
  return result instanceof Response ? result : formResponse(result)
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendOnce(args, 'reset')
}

/** A dialog over the list; without script a card above it. */
export default function Purchase({ loaderData, actionData }: Route.ComponentProps) {
  const t = useFullT()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const { reset, payment } = loaderData
  const formKey = useFormKey('reset', `/reset/order/create/${reset.id}`)
  const title = t('resets.purchase.title', { model: `${reset.model} ${reset.typeFile}` })
  const form = payment ? (
    <PurchaseForm key={`${reset.id} ${formKey}`} {...loaderData} payment={payment} posted={actionData} />
  ) : (
    <LazyHydrate
      part={whatsappNotice}
      props={{
        text: t('payment.askReset', { model: `${reset.model} ${reset.typeFile}`, currency: resetCurrency }),
        children: t('errors.noTransferAccount'),
      }}
    />
  )
  if (!hydrated)
    return (
      <Card padding="lg" className="mb-8 max-w-3xl">
        <h2 className="mb-4 text-lg">{title}</h2>
        {form}
      </Card>
    )
  const close = () => void navigate(list, { preventScrollReset: true, replace: true })
  return (
    <Dialog open onClose={close} title={title}>
      {form}
    </Dialog>
  )
}

function parseResetId(param: string): number {
  return /^\d{1,9}$/.test(param) ? Number(param) : 0
}

async function buyReset(
  visit: Visit,
  form: FormData,
  { resetId, url }: { resetId: number; url: URL },
): Promise<FormResult | Response> {
  const values = textsOf(form, ['transactionCode', 'precio', 'requestKey', 'printerModel', 'firmware'])
  const checked = checkValues(purchaseSchema, { ...readPurchase(form), resetId }, translatorFor(visit))
  if (!checked.ok) return { errors: checked.errors, values }
  const outcome = await visit.client.attempt(endpoints.buyReset, {
    body: checked.values,
    headers: keyHeaders(textOf(form, 'requestKey')),
  })
  if (!outcome.ok && outcome.error.code === 'unauthenticated')
    return redirectWithFlash(signInAddress(url.pathname + url.search), 'expired', url)
  if (!outcome.ok) return { ...refusedResult(outcome.error, visit), values }
  return redirectWithFlash('/reset/list?bought', 'resetBought', url)
}
