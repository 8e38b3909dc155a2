import { listAddresses } from '@tecnoclick/contract/people/addresses/endpoints'
import { listProfiles } from '@tecnoclick/contract/people/profiles/endpoints'
import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { Card } from '@tecnoclick/ui/card'
import { useFullT } from '@tecnoclick/ui/messages'
import { useToast } from '@tecnoclick/ui/toast'
import { catchOutage } from '../../platform/form/catch-outage.ts'
import { formResponse } from '../../platform/form/form-result.ts'
import { requireViewer } from '../../platform/session/find-viewer.ts'
import { safeNext } from '../../platform/session/safe-next.ts'
import { visitOf } from '../../rendering/context.ts'
import { AccountPage } from '../area/account-page.tsx'
import type { Route } from './+types/new-address.ts'
import { AddressForm } from './address-form.tsx'
import { newAddressPath } from './address-return.ts'
import { knownAddressValues } from './address-values.ts'
import { loadPlaces } from './places.ts'
import { saveAddress } from './save-address.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const { id, email } = await requireViewer(visit)
  const [places, { total }, profiles] = await Promise.all([
    loadPlaces(visit.client),
    visit.client.call(listAddresses, { params: { userId: id }, query: listQuery({ limit: 1 }) }),
    visit.client.attempt(listProfiles, { query: listQuery({ where: { userId: id } }) }),
  ])
  return {
    places,
    isFirst: total === 0,
    values: knownAddressValues(email, profiles.ok ? profiles.data.data[0] : undefined, places),
    /** The page that asked for the address. */
    next: safeNext(url.searchParams.get('next'), url.origin),
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const result = await saveAddress(visitOf(context), await request.formData(), url)
  return result instanceof Response ? result : formResponse(result)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOutage(serverAction)
}

export default function NewAddress({ loaderData, actionData }: Route.ComponentProps) {
  const { places, isFirst, values, next } = loaderData
  const t = useFullT()
  const toast = useToast()
  return (
    <AccountPage
      title={t('addresses.new')}
      trail={[{ label: t('addresses.title'), href: '/account/addresses' }]}
    >
      <Card padding="lg" className="max-w-3xl">
        <AddressForm
          action={next ? newAddressPath(next) : '/account/address/create'}
          places={places}
          values={values}
          posted={actionData}
          principal={isFirst ? 'first' : 'free'}
          onSend={() => isFirst && toast.info(t('addresses.firstIsPrincipal'))}
          {...(next && { backTo: next })}
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
