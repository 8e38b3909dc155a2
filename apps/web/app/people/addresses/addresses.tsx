import { listAddresses } from '@tecnoclick/contract/people/addresses/endpoints'
import { useT } from '@tecnoclick/ui/messages'
import { FormFailure } from '../../platform/form/form-failure.tsx'
import { formResponse } from '../../platform/form/form-response.ts'
import { keepForm } from '../../platform/form/keep-form.ts'
import { visitOf } from '../../rendering/context.ts'
import { ListFailed } from '../../shell/list-failed.tsx'
import { AccountPage } from '../area/account-page.tsx'
import { requireViewer } from '../session/require-viewer.ts'
import type { Route } from './+types/addresses.ts'
import { AddressList } from './address-list.tsx'
import { promoteOrRemove } from './promote-or-remove.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const { id } = await requireViewer(visit)
  const addresses = await visit.client.attempt(listAddresses, { params: { userId: id } })
  return { addresses: addresses.ok ? addresses.data.data : undefined }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const answer = await promoteOrRemove(visitOf(context), await request.formData(), url)
  return answer instanceof Response ? answer : formResponse(answer)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepForm(serverAction)
}

export default function Addresses({ loaderData: { addresses }, actionData }: Route.ComponentProps) {
  const t = useT()
  return (
    <AccountPage title={t('addresses.title')}>
      <FormFailure posted={actionData} />
      {addresses ? <AddressList addresses={addresses} /> : <ListFailed />}
    </AccountPage>
  )
}
