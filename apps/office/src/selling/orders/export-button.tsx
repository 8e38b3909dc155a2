import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { exportOrders } from '@tecnoclick/contract/selling/orders/endpoints'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import Download from 'lucide-react/icons/download'
import { useListContext } from 'ra-core'

/** A plain link: the browser downloads what the list's filter names, however long that is. */
export function ExportButton() {
  const { filterValues } = useListContext()
  const where = Object.fromEntries(
    Object.entries(filterValues).map(([field, value]) => [field, String(value)]),
  )
  const query = Object.entries(listQuery({ where })).map(([name, value]) => [name, String(value)])
  return (
    <p className="-mt-1 mb-3 flex justify-end">
      <Button
        href={`/api${exportOrders.path}?${new URLSearchParams(query)}`}
        download
        variant="quiet"
        size="sm"
        icon={<Download aria-hidden="true" className="size-4" />}
        className="text-link"
      >
        {office.orders.export}
      </Button>
    </p>
  )
}
