import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import Inbox from 'lucide-react/icons/inbox'
import { useListContext } from 'ra-core'

export function EmptyList({ text }: { text: string }) {
  const { filterValues, setFilters } = useListContext()
  const isFiltered = Object.keys(filterValues).length > 0
  return (
    <EmptyState
      drawing={<Inbox className="size-12" strokeWidth={1.25} />}
      title={office.list.emptyTitle}
      text={isFiltered ? office.list.emptyFiltered : text}
      action={
        isFiltered && (
          <Button variant="secondary" onClick={() => setFilters({})}>
            {office.list.showAll}
          </Button>
        )
      }
    />
  )
}
