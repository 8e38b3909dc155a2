import { listAddresses } from '@tecnoclick/contract/people/addresses/endpoints'
import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { Card } from '@tecnoclick/ui/card'
import { useFullT } from '@tecnoclick/ui/messages'
import { useToast } from '@tecnoclick/ui/toast'
import { catchOutage } from '../../platform/form/catch-outage.ts'
import { formResponse } from '../../platform/form/form-result.ts'
import { requireViewer } from '../../platform/session/find-viewer.ts'
import { visitOf } from '../../rendering/context.ts'
import { AccountPage } from '../area/account-page.tsx'
import type { Route } from './+types/new-address.ts'
import { AddressForm } from './address-form.tsx'
import { newAddressValues } from './address-values.ts'
import { loadPlaces } from './places.ts'
import { saveAddress } from './save-address.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const { id } = await requireViewer(visit)
  const [places, { total }] = await Promise.all([
    loadPlaces(visit.client),
    visit.client.call(listAddresses, { params: { userId: id }, query: listQuery({ limit: 1 }) }),
  ])
  return { places, isFirst: total === 0 }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const result = await saveAddress(visitOf(context), await request.formData(), url)
  return result instanceof Response ? result : formResponse(result)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOutage(serverAction)
}

export default function NewAddress({ loaderData: { places, isFirst }, actionData }: Route.ComponentProps) {
  const t = useFullT()
  const toast = useToast()
  return (
    <AccountPage
      title={t('addresses.new')}
      trail={[{ label: t('addresses.title'), href: '/account/addresses' }]}
    >
      <Card padding="lg" className="max-w-3xl">
        <AddressForm
          action="/account/address/create"
          places={places}
          values={newAddressValues}
          posted={actionData}
          principal={isFirst ? 'first' : 'free'}
          onSend={() => isFirst && toast.info(t('addresses.firstIsPrincipal'))}
          onCancel={() => toast.error(t('addresses.notCreated'))}
        >
          {isFirst && (
            <noscript>
              <p>{t('addresses.firstIsPrincipal')}</p>
            </noscript>
          )}
        </AddressForm>
      </Card>
    </AccountPage>
  )
}
