import { cx } from '@tecnoclick/ui/cx'
import Laptop from 'lucide-react/icons/laptop'
import Network from 'lucide-react/icons/network'
import Plug from 'lucide-react/icons/plug'
import Printer from 'lucide-react/icons/printer'
import Wrench from 'lucide-react/icons/wrench'
import { useShellData } from '../../shell/shell-data.ts'

/** The shop's own picture, or a quiet drawing until there is one; decoration beside the name either way. */
export function ServicePicture({
  image,
  position,
  className,
}: {
  image: string | null
  position: number
  className?: string
}) {
  const saveData = useShellData()?.saveData ?? false
  if (image && !saveData)
    return (
      <img
        src={`/api/files/${image}?w=320`}
        alt=""
        loading="lazy"
        decoding="async"
        width={320}
        height={240}
        className={cx('object-cover', className)}
      />
    )
  const Icon = drawings[position % drawings.length] ?? Wrench
  return (
    <span aria-hidden="true" className={cx('grid place-items-center bg-action-soft text-link', className)}>
      <Icon strokeWidth={1.25} className="size-10 sm:size-14" />
    </span>
  )
}

const drawings = [Wrench, Printer, Laptop, Network, Plug]
