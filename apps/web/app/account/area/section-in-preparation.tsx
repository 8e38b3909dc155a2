import { Card } from '@tecnoclick/ui/card'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import { useT } from '@tecnoclick/ui/messages'
import Clock from 'lucide-react/icons/clock'
import { useLocation } from 'react-router'
import { accountLinks } from '../../shell/nav-items.ts'
import { AccountPage } from './account-page.tsx'

/** Orders and reset requests until they are built. */
export default function SectionInPreparation() {
  const t = useT()
  const { pathname } = useLocation()
  const link = accountLinks.find(({ href }) => `${pathname}/`.startsWith(`${href}/`))
  return (
    <AccountPage title={t(link?.label ?? 'shell.account.label')}>
      <Card>
        <EmptyState
          drawing={<Clock strokeWidth={1.25} className="size-14" />}
          title={t('shell.preparing.title')}
          text={t('shell.preparing.text')}
        />
      </Card>
    </AccountPage>
  )
}
