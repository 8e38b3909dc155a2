import { useQuery } from '@tanstack/react-query'
import { getMe } from '@tecnoclick/contract/people/security/endpoints'
import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import { getSecondFactor } from '@tecnoclick/contract/people/security/second-factor-endpoints'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import { Navigate, useLocation } from 'react-router'
import { officeClient } from '../../platform/api/office-client.ts'
import { FullScreenMessage } from '../../platform/layout/status-screens.tsx'
import { signInUrl } from '../../platform/urls.ts'
import { isStaff } from './auth-provider.ts'

const { signIn } = office

/** Explains why the visitor cannot enter: not signed in, not staff, or no connection. */
export function SignInPage() {
  const t = useT()
  const returnPath = useReturnPath()
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['viewer'],
    queryFn: () => officeClient.call(getMe),
    retry: false,
  })

  if (isError) {
    return (
      <FullScreenMessage title={signIn.unknownTitle} text={signIn.unknownText}>
        <Button onClick={() => refetch()} busy={isFetching}>
          {t('ui.retry')}
        </Button>
      </FullScreenMessage>
    )
  }
  if (!data) return null
  if (data.user === null) {
    return (
      <FullScreenMessage title={signIn.title} text={signIn.text}>
        <Button href={signInUrl(returnPath)}>{signIn.signIn}</Button>
      </FullScreenMessage>
    )
  }
  return isStaff(data.user) ? <FactorCheck returnPath={returnPath} /> : <AccessDenied viewer={data.user} />
}

/** Staff without a second factor set it up first (people.md#second-factor). */
function FactorCheck({ returnPath }: { returnPath: string }) {
  const { data: factor } = useQuery({
    queryKey: ['second-factor'],
    queryFn: () => officeClient.call(getSecondFactor),
    retry: false,
  })
  if (!factor) return null
  if (!factor.missing) return <Navigate to={returnPath} replace />
  if (factor.enabled) {
    return (
      <FullScreenMessage title={signIn.againTitle} text={signIn.againText}>
        <form method="post" action="/account/logout">
          <Button type="submit">{office.account.signOut}</Button>
        </form>
      </FullScreenMessage>
    )
  }
  return (
    <FullScreenMessage title={signIn.factorTitle} text={signIn.factorText}>
      <Button href="/account/second-factor">{signIn.factorAction}</Button>
    </FullScreenMessage>
  )
}

/** For customers, with the text of the API's 403. */
function AccessDenied({ viewer }: { viewer: Viewer }) {
  const t = useT()
  return (
    <FullScreenMessage
      title={t('errors.forbidden')}
      text={fillText(signIn.signedInAs, { email: viewer.email })}
    >
      <Button href="/">{office.toShop}</Button>
      <form method="post" action="/account/logout">
        <Button type="submit" variant="secondary">
          {office.account.signOut}
        </Button>
      </form>
    </FullScreenMessage>
  )
}

/** The screen that was requested. ra-core puts it into the history state of the redirect. */
function useReturnPath(): string {
  const state: unknown = useLocation().state
  if (!isRedirectState(state)) return '/admin'
  return `${state.nextPathname.replace(/\/$/, '')}${state.nextSearch ?? ''}`
}

interface RedirectState {
  nextPathname: string
  nextSearch?: string
}

function isRedirectState(state: unknown): state is RedirectState {
  return (
    typeof state === 'object' &&
    state !== null &&
    'nextPathname' in state &&
    typeof state.nextPathname === 'string' &&
    /^\/admin(?!\/login)/.test(state.nextPathname)
  )
}
