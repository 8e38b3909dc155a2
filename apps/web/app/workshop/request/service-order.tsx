import { listBrands } from '@tecnoclick/contract/catalogue/browse/endpoints'
import { listAddresses } from '@tecnoclick/contract/people/addresses/endpoints'
import { services } from '@tecnoclick/contract/workshop/services/endpoints'
import { Card } from '@tecnoclick/ui/card'
import { TextLink } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import { useLocation } from 'react-router'
import { queueWhenOffline } from '../../offline/queue-when-offline.ts'
import { findViewer } from '../../people/session/find-viewer.ts'
import { redirectWithFlash } from '../../people/session/redirect-with-flash.ts'
import { formResponse } from '../../platform/form/form-response.ts'
import { visitOf } from '../../rendering/context.ts'
import { Page } from '../../shell/page.tsx'
import type { Route } from './+types/service-order.ts'
import { requestParcel } from './request-parcel.ts'
import { sendRequest } from './send-request.ts'
import { ServiceForm } from './service-form.tsx'

const list = '/services/list'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const user = await findViewer(visit)
  if (!user) throw redirectWithFlash(list, 'serviceSignIn', url)
  const [service, brands, addresses] = await Promise.all([
    visit.client.call(services.get, { params: { id: serviceIdOf(params.serviceid) } }),
    visit.client.call(listBrands),
    visit.client.call(listAddresses, { params: { userId: user.id } }),
  ])
  return {
    service: { id: service.id, name: service.name, description: service.description },
    brands: brands.data.map(({ id, name }) => ({ value: String(id), label: name })),
    addresses: addresses.data.map(({ id, name, street, apartament, city, isPrincipal }) => ({
      value: String(id),
      label: [name, street, apartament, city.name].filter(Boolean).join(', '),
      isPrincipal,
    })),
    /** New with every arrival: whatever is sent from this page, however often, is one request. */
    requestKey: crypto.randomUUID(),
  }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const form = await request.formData()
  const answer = await sendRequest(visitOf(context), form, { serviceId: serviceIdOf(params.serviceid), url })
  return answer instanceof Response ? answer : formResponse(answer)
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return queueWhenOffline(request, serverAction, requestParcel)
}

/** One screen under two addresses, create and edit (workshop.md#screens). */
export default function ServiceOrder({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  // An accepted form leads to its own address again, which is a new arrival: it begins anew, empty.
  const { key } = useLocation()
  return (
    <Page
      title={t('services.order.title')}
      trail={[{ label: t('services.title'), href: list }]}
      indexed={false}
    >
      <div className="grid max-w-5xl items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <Card padding="lg">
          {/* On its card it is cut. The shop's own words. */}
          {loaderData.service.description && (
            <p lang="es" dir="auto" className="mb-6 whitespace-pre-line text-ink-muted">
              {loaderData.service.description}
            </p>
          )}
          <ServiceForm key={key} {...loaderData} posted={actionData} />
        </Card>
        <aside className="grid gap-4 text-ink-muted text-sm">
          <p>{t('services.order.next')}</p>
          <TextLink href="/account/orders?type=services">{t('services.order.seeOrders')}</TextLink>
        </aside>
      </div>
    </Page>
  )
}

/** What is no number is the id of nothing. */
function serviceIdOf(param: string): number {
  return /^\d{1,9}$/.test(param) ? Number(param) : 0
}
