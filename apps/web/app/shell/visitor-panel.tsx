import { Button } from '@tecnoclick/ui/button'
import { TextLink } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { loadAllTexts } from '../rendering/texts.ts'
import { panelOnInterest } from './panel-on-interest.tsx'

const signInPage = '/account/login'

const SignInSlot = panelOnInterest(async () => {
  const [{ SignInForm }] = await Promise.all([import('../people/login/sign-in-form.tsx'), loadAllTexts()])
  return SignInForm
}, 'h-80')

/** The sign-in form, except on the page that already has it (people.md#screens). */
export function VisitorPanel({ onLeave }: { onLeave: () => void }) {
  const t = useT()
  const { pathname } = useLocation()
  const markSent = useLeaveOnceSignedIn(onLeave)
  return (
    <div className="grid w-[min(18rem,calc(100vw-5.5rem))] gap-3 p-4 sm:w-80">
      <TextLink href={signInPage} onClick={onLeave} className="font-semibold text-lg">
        {t('shell.account.signIn')}
      </TextLink>
      {pathname !== signInPage && <SignInSlot onSend={markSent} onLeave={onLeave} />}
      <Button href={`${signInPage}#registro`} variant="secondary" block onClick={onLeave}>
        {t('shell.nav.register')}
      </Button>
    </div>
  )
}

/** After sign-in this panel is unmounted; closing the dropdown first keeps the focus on it. */
function useLeaveOnceSignedIn(onLeave: () => void): () => void {
  const sent = useRef(false)
  const leave = useEffectEvent(() => {
    if (sent.current) onLeave()
  })
  useEffect(() => () => leave(), [])
  return () => {
    sent.current = true
  }
}
