import { Button } from '@tecnoclick/ui/button'
import { useFullT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { useShellData } from '../../rendering/shell-data.ts'
import { signInAddress } from './safe-next.ts'

/** For a visitor whom a form sent away: signing in leads back to it. */
export function SignInOffer({ next, text }: { next: string; text: string }) {
  const t = useFullT()
  if (useShellData()?.viewer) return null
  return (
    <Notice
      role="status"
      className="mb-8"
      title={text}
      action={
        <Button href={signInAddress(next)} size="sm">
          {t('security.signIn.title')}
        </Button>
      }
    />
  )
}

/** A number from the query; undefined for anything else. */
export function idIn(search: URLSearchParams, name: string): number | undefined {
  const text = search.get(name) ?? ''
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}
