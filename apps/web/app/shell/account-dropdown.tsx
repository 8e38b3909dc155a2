import { Avatar } from '@tecnoclick/ui/avatar'
import { Button } from '@tecnoclick/ui/button'
import { Dropdown } from '@tecnoclick/ui/dropdown'
import { TextLink } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import User from 'lucide-react/icons/user'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { avatarSource } from '../platform/page/avatar-source.ts'
import type { ShellData } from '../rendering/shell-data.ts'
import { loadAllTexts } from '../rendering/texts.ts'
import { panelOnInterest } from './panel-on-interest.tsx'

const ViewerPanel = panelOnInterest(async () => (await import('./viewer-panel.tsx')).ViewerPanel, 'h-96')

/** Signed out: the sign-in form. Signed in: the account, its links and sign-out (people.md#screens). */
export function AccountDropdown({ viewer }: { viewer: ShellData['viewer'] }) {
  const t = useT()
  return (
    <Dropdown
      align="end"
      label={t('shell.account.label')}
      triggerClassName="grid size-11 place-items-center rounded-md transition-colors hover:bg-current/8"
      trigger={
        viewer ? (
          <Avatar decorative size="sm" name={viewer.name} src={avatarSource(viewer.avatar)} />
        ) : (
          <User aria-hidden="true" className="size-5.5" />
        )
      }
      // On a phone it aligns with the screen instead of its trigger, to have room.
      className="max-sm:static"
      panelClassName="w-72! max-sm:end-4"
    >
      {(close) =>
        viewer ? <ViewerPanel viewer={viewer} onLeave={close} /> : <VisitorPanel onLeave={close} />
      }
    </Dropdown>
  )
}

const signInPage = '/account/login'

const SignInSlot = panelOnInterest(async () => {
  const [{ SignInForm }] = await Promise.all([import('../people/login/sign-in-form.tsx'), loadAllTexts()])
  return SignInForm
}, 'h-80')

/** The sign-in form, except on the page that already has it (people.md#screens). */
function VisitorPanel({ onLeave }: { onLeave: () => void }) {
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
