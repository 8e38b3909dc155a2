import { office } from '@tecnoclick/messages/office'
import { Skeleton } from '@tecnoclick/ui/skeleton'

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** As many columns as are coming, so that nothing jumps when they do. */
export function ListSkeleton({ columns }: { columns: number }) {
  return (
    <div role="status">
      <span className="sr-only">{office.loading}</span>
      {rows.map((row) => (
        <div key={row} className="flex h-12 items-center gap-6 border-b">
          {rows.slice(0, columns).map((column) => (
            <Skeleton key={column} className="h-3.5 flex-1" />
          ))}
        </div>
      ))}
    </div>
  )
}
