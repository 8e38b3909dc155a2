import { Avatar } from '@tecnoclick/ui/avatar'
import { Dropdown } from '@tecnoclick/ui/dropdown'
import { useT } from '@tecnoclick/ui/messages'
import User from 'lucide-react/icons/user'
import { avatarSource } from '../platform/page/avatar-source.ts'
import type { ShellData } from '../rendering/shell-data.ts'
import { panelOnInterest } from './panel-on-interest.tsx'
import { VisitorPanel } from './visitor-panel.tsx'

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
