import { Card } from '@tecnoclick/ui/card'
import { useT } from '@tecnoclick/ui/messages'
import { formResponse } from '../../platform/form/form-response.ts'
import { keepForm } from '../../platform/form/keep-form.ts'
import { visitOf } from '../../rendering/context.ts'
import { AccountPage } from '../area/account-page.tsx'
import { requireViewer } from '../session/require-viewer.ts'
import type { Route } from './+types/profile.ts'
import { findProfile } from './find-profile.ts'
import { ProfileForm } from './profile-form.tsx'
import { saveProfile } from './save-profile.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const viewer = await requireViewer(visit)
  if (viewer.role === 'admin') return { role: viewer.role }
  return { role: viewer.role, profile: await findProfile(visit, viewer.id) }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const visit = visitOf(context)
  const viewer = await requireViewer(visit)
  const answer = await saveProfile(visit, viewer, await request.formData(), url)
  return answer instanceof Response ? answer : formResponse(answer)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepForm(serverAction)
}

/** Each role has its own form, staff only a title (people.md#profiles). */
export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  if (loaderData.role === 'admin') return <AccountPage title={t('account.profile.admin')} />
  const { role, profile } = loaderData
  return (
    <AccountPage title={t('account.profile.title')}>
      <Card padding="lg" className="max-w-xl">
        <ProfileForm role={role} profile={profile} posted={actionData} />
      </Card>
    </AccountPage>
  )
}
