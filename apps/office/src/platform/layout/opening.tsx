import { office } from '@tecnoclick/messages/office'
import { Mark } from '@tecnoclick/ui/logo'

/** The header's band, already in its place while the shop is asked who is there. */
export function Opening() {
  return (
    <div role="status" className="band flex h-14 items-center ps-13 lg:ps-5">
      <Mark className="size-7" />
      <span className="sr-only">{office.loading}</span>
    </div>
  )
}
