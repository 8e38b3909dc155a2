import { uploadReturnPhoto } from '@tecnoclick/contract/platform/files/endpoints'
import { keyHeaders } from '@tecnoclick/contract/platform/request-key'
import { askForReturn, getOrderReturns } from '@tecnoclick/contract/selling/returns/endpoints'
import { newReturnSchema } from '@tecnoclick/contract/selling/returns/schemas'
import { photosPerRequest } from '@tecnoclick/domain/workshop/service-request'
import { tables } from '@tecnoclick/messages/tables'
import { TextLink } from '@tecnoclick/ui/link'
import { useFullT, useMoreMessages } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { AccountPage } from '../../people/area/account-page.tsx'
import { shownNumber } from '../../people/area/order-number.ts'
import { refusedResult, translatorFor } from '../../platform/form/form-action.ts'
import { type FormResult, formResponse } from '../../platform/form/form-result.ts'
import { checkValues } from '../../platform/form/form-rules.ts'
import { textOf } from '../../platform/form/read-form.ts'
import { uploadPhotos } from '../../platform/form/upload-photos.ts'
import { sendOnce } from '../../platform/requests/send-once.ts'
import { useFormKey } from '../../platform/requests/use-request-key.ts'
import { redirectWithFlash } from '../../platform/session/redirect-within-site.ts'
import { type Visit, visitOf } from '../../rendering/context.ts'
import { loadOrder } from '../orders/load-order.ts'
import type { Route } from './+types/ask-for-return.ts'
import { ReturnForm } from './return-form.tsx'
import { readReturnRequest, typedReturnRequest } from './return-request.ts'
import { unitErrors } from './return-rules.ts'

const ordersPage = '/account/orders'

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const order = await loadOrder(visit, params.orderId, ordersPage)
  const { lines } = await visit.client.call(getOrderReturns, { params: { id: order.id } })
  return {
    order: { id: order.id, number: order.noSellOrden },
    lines,
    /** No other page downloads them. */
    texts: { returns: tables[visit.preferences.locale].returns },
    /** The idempotency key: sending the form twice makes one return. */
    requestKey: crypto.randomUUID(),
  }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const result = await send(visitOf(context), Number(params.orderId), await request.formData(), url)
  return result instanceof Response ? result : formResponse(result)
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendOnce(args, 'return')
}

async function send(visit: Visit, id: number, form: FormData, url: URL): Promise<FormResult | Response> {
  const values = typedReturnRequest(form)
  const checked = checkValues(newReturnSchema, readReturnRequest(form), translatorFor(visit))
  if (!checked.ok) return { errors: unitErrors(checked.errors), values }
  const uploaded = await uploadPhotos(visit, form, (body) =>
    visit.client.attempt(uploadReturnPhoto, { body }),
  )
  if (!Array.isArray(uploaded)) return { ...uploaded, values }
  const photos = [...(checked.values.photos ?? []), ...uploaded].slice(0, photosPerRequest)
  const outcome = await visit.client.attempt(askForReturn, {
    params: { id },
    query: { lang: visit.preferences.locale },
    body: { ...checked.values, photos },
    headers: keyHeaders(textOf(form, 'requestKey')),
  })
  if (!outcome.ok) return { ...refusedResult(outcome.error, visit), values }
  return redirectWithFlash(`/account/returns/${outcome.data.id}`, 'returnAsked', url)
}

export default function AskForReturn({ loaderData, actionData }: Route.ComponentProps) {
  const { order, lines, requestKey, texts } = loaderData
  useMoreMessages(texts)
  const t = useFullT()
  const orderPage = `${ordersPage}/${order.id}`
  const formKey = useFormKey('return', `${orderPage}/return`)
  const isOpen = lines.some(({ mayReturn, mayClaim }) => mayReturn || mayClaim)
  return (
    <AccountPage
      title={t('returns.askTitle')}
      trail={[
        { label: t('orders.title'), href: ordersPage },
        { label: t('returns.order', { number: shownNumber(order.number, t) }), href: orderPage },
      ]}
    >
      <div className="grid max-w-2xl gap-6">
        {isOpen ? (
          <ReturnForm
            key={formKey}
            orderId={order.id}
            lines={lines}
            requestKey={requestKey}
            posted={actionData}
          />
        ) : (
          <Notice>{t('returns.nothing')}</Notice>
        )}
        <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
          <TextLink href={orderPage}>{t('returns.backToOrder')}</TextLink>
          <TextLink href="/site/faq#garantia">{t('returns.terms')}</TextLink>
        </p>
      </div>
    </AccountPage>
  )
}
