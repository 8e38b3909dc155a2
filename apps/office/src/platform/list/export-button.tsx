import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { Button } from '@tecnoclick/ui/button'
import Download from 'lucide-react/icons/download'
import { useListContext } from 'ra-core'
import { confirmBeforeDownload } from '../api/ensure-confirmed.ts'

interface ExportButtonProps {
  endpoint: { path: string }
  label: string
}

/** A plain link: the browser downloads the filtered rows while the page stays usable. */
export function ExportButton({ endpoint, label }: ExportButtonProps) {
  const { filterValues } = useListContext()
  const where = Object.fromEntries(
    Object.entries(filterValues).map(([field, value]) => [field, String(value)]),
  )
  const query = Object.entries(listQuery({ where })).map(([name, value]) => [name, String(value)])
  return (
    <Button
      href={`/api${endpoint.path}?${new URLSearchParams(query)}`}
      download
      onClick={(event) => void confirmBeforeDownload(event)}
      variant="quiet"
      size="sm"
      icon={<Download aria-hidden="true" className="size-4" />}
      className="text-link"
    >
      {label}
    </Button>
  )
}
