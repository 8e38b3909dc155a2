import { IconButton } from '@tecnoclick/ui/icon-button'
import Pencil from 'lucide-react/icons/pencil'
import { type Identifier, useCreatePath, useResourceContext } from 'ra-core'
import { useLocation } from 'react-router'

/** Opens a row's dialog over the list, which keeps its page, order and filter. */
export function RowAction({ id, label }: { id: Identifier; label: string }) {
  const resource = useResourceContext()
  const createPath = useCreatePath()
  const { search } = useLocation()
  const pathname = createPath({ type: 'edit', id, ...(resource && { resource }) })
  return (
    <IconButton label={label} href={pathname + search} size="sm" className="text-ink-muted hover:text-ink">
      <Pencil aria-hidden="true" className="size-4" />
    </IconButton>
  )
}
