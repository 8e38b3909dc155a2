import { listAddresses } from '@tecnoclick/contract/people/addresses/endpoints'
import { uploadAvatar } from '@tecnoclick/contract/platform/files/endpoints'
import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { useT } from '@tecnoclick/ui/messages'
import { formResponse } from '../../platform/form/form-response.ts'
import { refusedAnswer } from '../../platform/form/refused-answer.ts'
import { visitOf } from '../../rendering/context.ts'
import { AccountPage } from '../area/account-page.tsx'
import { redirectWithFlash } from '../session/redirect-with-flash.ts'
import { requireViewer } from '../session/require-viewer.ts'
import type { Route } from './+types/dashboard.ts'
import { PersonCard } from './person-card.tsx'
import { pictureOnly } from './picture-only.ts'
import { PrincipalAddress } from './principal-address.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const { id, email, name, avatar } = await requireViewer(visit)
  const addresses = await visit.client.attempt(listAddresses, {
    params: { userId: id },
    query: listQuery({ where: { isPrincipal: true } }),
  })
  return {
    person: { email, name, avatar },
    /** Undefined: it could not be loaded; null: there is none. */
    address: addresses.ok ? (addresses.data.data[0] ?? null) : undefined,
  }
}

/** The avatar's form without script; with it the picture goes to the API, which tells how far it has come. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const visit = visitOf(context)
  const outcome = await visit.client.attempt(uploadAvatar, { body: pictureOnly(await request.formData()) })
  if (outcome.ok) return redirectWithFlash(url.pathname, 'avatarChanged', url)
  return formResponse(refusedAnswer(outcome.error, visit))
}

export default function Dashboard({ loaderData: { person, address }, actionData }: Route.ComponentProps) {
  const t = useT()
  return (
    <AccountPage title={t('account.dashboard.title')}>
      <div className="grid gap-5 xl:grid-cols-2">
        <PersonCard person={person} posted={actionData} />
        <PrincipalAddress address={address} />
      </div>
    </AccountPage>
  )
}
