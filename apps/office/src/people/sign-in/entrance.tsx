import { useQuery } from '@tanstack/react-query'
import { getMe } from '@tecnoclick/contract/people/security/endpoints'
import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import { Navigate } from 'react-router'
import { officeClient } from '../../platform/api/office-client.ts'
import { say } from '../../platform/say.ts'
import { isStaff } from './auth-provider.ts'
import { EntrancePage } from './entrance-page.tsx'
import { signInAddress, useWantedAddress } from './wanted-address.ts'

const { entrance } = office

/** Where everyone stands who may not enter: it tells them which of the reasons is theirs. */
export function Entrance() {
  const t = useT()
  const wanted = useWantedAddress()
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['entrance'],
    queryFn: () => officeClient.call(getMe),
    retry: false,
  })

  if (isError) {
    return (
      <EntrancePage title={entrance.unknownTitle} text={entrance.unknownText}>
        <Button onClick={() => refetch()} busy={isFetching}>
          {t('ui.retry')}
        </Button>
      </EntrancePage>
    )
  }
  if (!data) return null
  if (data.user === null) {
    return (
      <EntrancePage title={entrance.title} text={entrance.text}>
        <Button href={signInAddress(wanted)}>{entrance.signIn}</Button>
      </EntrancePage>
    )
  }
  return isStaff(data.user) ? <Navigate to={wanted} replace /> : <WrongDoor viewer={data.user} />
}

/** A customer: the same words as the API's 403. */
function WrongDoor({ viewer }: { viewer: Viewer }) {
  const t = useT()
  return (
    <EntrancePage title={t('errors.forbidden')} text={say(entrance.signedInAs, { email: viewer.email })}>
      <Button href="/">{office.toShop}</Button>
      <form method="post" action="/account/logout">
        <Button type="submit" variant="secondary">
          {office.person.signOut}
        </Button>
      </form>
    </EntrancePage>
  )
}
