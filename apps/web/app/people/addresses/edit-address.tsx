import { getAddress } from '@tecnoclick/contract/people/addresses/endpoints'
import { Card } from '@tecnoclick/ui/card'
import { useFullT } from '@tecnoclick/ui/messages'
import { data } from 'react-router'
import { catchOutage } from '../../platform/form/catch-outage.ts'
import { formResponse } from '../../platform/form/form-result.ts'
import { safeNext } from '../../platform/session/safe-next.ts'
import { visitOf } from '../../rendering/context.ts'
import { AccountPage } from '../area/account-page.tsx'
import type { Route } from './+types/edit-address.ts'
import { AddressForm } from './address-form.tsx'
import { editAddressPath } from './address-return.ts'
import { valuesOf } from './address-values.ts'
import { loadPlaces, withPlaceOf } from './places.ts'
import { saveAddress } from './save-address.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { client } = visitOf(context)
  const [places, address] = await Promise.all([
    loadPlaces(client),
    client.call(getAddress, { params: { id: requireId(params.addressId) } }),
  ])
  /** The page that asked for the change. */
  const next = safeNext(url.searchParams.get('next'), url.origin)
  return { places: withPlaceOf(places, address), address, next }
}

export async function action({ request, url, context, params }: Route.ActionArgs) {
  const id = requireId(params.addressId)
  const result = await saveAddress(visitOf(context), await request.formData(), url, id)
  return result instanceof Response ? result : formResponse(result)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOutage(serverAction)
}

function requireId(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw data(null, { status: 404 })
  return Number(text)
}

export default function EditAddress({ loaderData, actionData }: Route.ComponentProps) {
  const { places, address, next } = loaderData
  const t = useFullT()
  return (
    <AccountPage
      title={t('addresses.edit')}
      trail={[{ label: t('addresses.title'), href: '/account/addresses' }]}
    >
      <Card padding="lg" className="max-w-3xl">
        <AddressForm
          action={next ? editAddressPath(next, address.id) : `/account/addresses/${address.id}`}
          places={places}
          values={valuesOf(address)}
          posted={actionData}
          principal={address.isPrincipal ? 'already' : 'free'}
          {...(next && { backTo: next })}
        >
          <input type="hidden" name="version" value={address.version} />
        </AddressForm>
      </Card>
    </AccountPage>
  )
}
