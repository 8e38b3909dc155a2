import { office } from '@tecnoclick/messages/office'
import { Avatar } from '@tecnoclick/ui/avatar'
import { Dropdown } from '@tecnoclick/ui/dropdown'
import ChevronDown from 'lucide-react/icons/chevron-down'
import LogOut from 'lucide-react/icons/log-out'
import { useGetIdentity } from 'ra-core'
import { say } from '../say.ts'

export function PersonMenu() {
  const { identity } = useGetIdentity()
  if (!identity) return <span className="size-11" />
  const { fullName = '', avatar, email } = identity
  return (
    <Dropdown
      align="end"
      label={say(office.person.menu, { name: fullName })}
      triggerClassName="flex min-h-11 items-center gap-2 rounded-md px-1.5 font-medium text-sm transition-colors hover:bg-current/8"
      trigger={
        <>
          <Avatar decorative size="sm" name={fullName} src={avatar} />
          <span className="hidden max-w-44 truncate sm:block">{fullName}</span>
          <ChevronDown aria-hidden="true" className="size-4 opacity-70" />
        </>
      }
    >
      <div className="border-b px-4 py-3">
        <p className="truncate font-semibold text-sm">{fullName}</p>
        {email !== fullName && <p className="truncate text-ink-muted text-sm">{email}</p>}
      </div>
      {/* The shop's own way out: a whole new document, in which nothing of the person is left. */}
      <form method="post" action="/account/logout" className="p-1.5">
        <button
          type="submit"
          className="flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-start text-sm transition-colors hover:bg-sunken md:min-h-10"
        >
          <LogOut aria-hidden="true" className="size-4.5 text-ink-muted" />
          {office.person.signOut}
        </button>
      </form>
    </Dropdown>
  )
}
