import { listBrands } from '@tecnoclick/contract/catalogue/browse/endpoints'
import { listAddresses } from '@tecnoclick/contract/people/addresses/endpoints'
import { uploadServicePhoto } from '@tecnoclick/contract/platform/files/endpoints'
import { keyHeaders } from '@tecnoclick/contract/platform/request-key'
import { requestService } from '@tecnoclick/contract/workshop/service-orders/endpoints'
import { newServiceOrderSchema } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { services } from '@tecnoclick/contract/workshop/services/endpoints'
import { photosPerRequest } from '@tecnoclick/domain/workshop/service-request'
import { Card } from '@tecnoclick/ui/card'
import { TextLink } from '@tecnoclick/ui/link'
import { useFullT } from '@tecnoclick/ui/messages'
import { queueWhenOffline } from '../../offline/queue-when-offline.ts'
import { chosenAddressId } from '../../people/addresses/address-return.ts'
import { loadContent } from '../../platform/content/load-content.ts'
import { refusedResult, translatorFor } from '../../platform/form/form-action.ts'
import { type FormResult, formResponse } from '../../platform/form/form-result.ts'
import { checkValues } from '../../platform/form/form-rules.ts'
import { textOf } from '../../platform/form/read-form.ts'
import { uploadPhotos } from '../../platform/form/upload-photos.ts'
import { Page } from '../../platform/page/page.tsx'
import { sendOnce } from '../../platform/requests/send-once.ts'
import { useFormKey } from '../../platform/requests/use-request-key.ts'
import { findViewer } from '../../platform/session/find-viewer.ts'
import { redirectWithFlash } from '../../platform/session/redirect-within-site.ts'
import { signInAddress } from '../../platform/session/safe-next.ts'
import { type Visit, visitOf } from '../../rendering/context.ts'
import type { Route } from './+types/service-order.ts'
import { ServiceForm } from './service-form.tsx'
import { readServiceRequest, serviceRequest, typedServiceRequest } from './service-request.ts'

const list = '/services/list'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const user = await findViewer(visit)
  if (!user) throw redirectWithFlash(`${list}?service=${params.serviceid}`, 'serviceSignIn', url)
  const [{ id, name, description }, brands, addresses, content] = await Promise.all([
    visit.client.call(services.get, { params: { id: serviceIdOf(params.serviceid) } }),
    visit.client.call(listBrands),
    visit.client.call(listAddresses, { params: { userId: user.id } }),
    loadContent(visit, 'services'),
  ])
  const service = { id, name, description }
  return {
    service: content.show(service, ['name', 'description']) ?? { ...service, description: '', lang: 'es' },
    brands: brands.data.map(({ id, name }) => ({ value: String(id), label: name })),
    addresses: addresses.data.map(({ id, name, street, apartament, city, isPrincipal }) => ({
      value: String(id),
      label: [name, street, apartament, city.name].filter(Boolean).join(', '),
      isPrincipal,
    })),
    newAddressId: chosenAddressId(url.searchParams),
    /** The idempotency key: sending the form twice makes one request. */
    requestKey: crypto.randomUUID(),
  }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const form = await request.formData()
  const result = await sendRequest(visitOf(context), form, { serviceId: serviceIdOf(params.serviceid), url })
  return result instanceof Response ? result : formResponse(result)
}

export function clientAction(args: Route.ClientActionArgs) {
  return queueWhenOffline(args.request, () => sendOnce(args, 'service'), serviceRequest)
}

/** One screen under two addresses, create and edit (workshop.md#screens). */
export default function ServiceOrder({ loaderData, actionData }: Route.ComponentProps) {
  const t = useFullT()
  const formKey = useFormKey('service', `/services/order/create/${loaderData.service.id}`)
  return (
    <Page
      title={t('services.order.title')}
      trail={[{ label: t('services.title'), href: list }]}
      indexed={false}
    >
      <div className="grid max-w-5xl items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <Card padding="lg">
          {/* The card in the list truncates it. */}
          {loaderData.service.description && (
            <p lang={loaderData.service.lang} dir="auto" className="mb-6 whitespace-pre-line text-ink-muted">
              {loaderData.service.description}
            </p>
          )}
          <ServiceForm key={formKey} {...loaderData} posted={actionData} />
        </Card>
        <aside className="grid gap-4 text-ink-muted text-sm">
          <p>{t('services.order.next')}</p>
          <TextLink href="/account/orders?type=services">{t('services.order.seeOrders')}</TextLink>
        </aside>
      </div>
    </Page>
  )
}

/** 0 for anything but a number, which the API does not find. */
function serviceIdOf(param: string): number {
  return /^\d{1,9}$/.test(param) ? Number(param) : 0
}

async function sendRequest(
  visit: Visit,
  form: FormData,
  { serviceId, url }: { serviceId: number; url: URL },
): Promise<FormResult | Response> {
  const values = typedServiceRequest(form)
  const read = { ...readServiceRequest(form), serviceId }
  const checked = checkValues(newServiceOrderSchema, read, translatorFor(visit))
  if (!checked.ok) return { errors: checked.errors, values }
  const uploaded = await uploadPhotos(visit, form, (body) =>
    visit.client.attempt(uploadServicePhoto, { body }),
  )
  if (!Array.isArray(uploaded)) return { ...uploaded, values }
  const photos = [...(checked.values.photos ?? []), ...uploaded].slice(0, photosPerRequest)
  const outcome = await visit.client.attempt(requestService, {
    body: { ...checked.values, photos },
    headers: keyHeaders(textOf(form, 'requestKey')),
  })
  if (!outcome.ok && outcome.error.code === 'unauthenticated')
    return redirectWithFlash(signInAddress(url.pathname), 'expired', url)
  if (!outcome.ok) return { ...refusedResult(outcome.error, visit), values }
  return redirectWithFlash(`/services/order/requested/${outcome.data.id}`, 'serviceRequested', url)
}
