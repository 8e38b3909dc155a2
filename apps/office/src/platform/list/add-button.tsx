import { Button } from '@tecnoclick/ui/button'
import { IconButton } from '@tecnoclick/ui/icon-button'
import Plus from 'lucide-react/icons/plus'
import { useIsPhone } from '../layout/use-is-phone.ts'

/** Adds a row. On a phone only an icon, so that it stays beside a long heading. */
export function AddButton({ href, label }: { href: string; label: string }) {
  if (useIsPhone()) {
    return (
      <IconButton href={href} label={label} variant="primary">
        <Plus aria-hidden="true" className="size-5" />
      </IconButton>
    )
  }
  return (
    <Button href={href} size="sm" icon={<Plus aria-hidden="true" className="size-4.5" />}>
      {label}
    </Button>
  )
}
