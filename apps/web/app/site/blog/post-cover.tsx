import type { BlogLabel } from '@tecnoclick/contract/site/blog/schemas'
import { pictureSrcSet } from '@tecnoclick/domain/platform/files'
import BatteryCharging from 'lucide-react/icons/battery-charging'
import BookOpen from 'lucide-react/icons/book-open'
import Droplets from 'lucide-react/icons/droplets'
import Printer from 'lucide-react/icons/printer'
import Store from 'lucide-react/icons/store'
import Wifi from 'lucide-react/icons/wifi'
import Wrench from 'lucide-react/icons/wrench'
import type { ComponentType } from 'react'
import { useShellData } from '../../rendering/shell-data.ts'

interface PostCoverProps {
  cover: string | null
  category: BlogLabel
  sizes: string
  priority?: boolean
  className?: string
}

const icons: Readonly<Record<string, ComponentType<{ className?: string; strokeWidth?: number }>>> = {
  impresoras: Printer,
  'cuidado-de-equipos': Wrench,
  insumos: Droplets,
  redes: Wifi,
  energia: BatteryCharging,
  negocios: Store,
}

const coverWidths = [320, 416, 540, 700] as const
const frame = 'aspect-[40/21] w-full bg-sunken'

/** Decorative beside the title, so `alt` is empty. Without a picture it shows an icon of the category. */
export function PostCover({ cover, category, sizes, priority = false, className = '' }: PostCoverProps) {
  const saveData = useShellData()?.saveData ?? false
  if (cover === null || saveData) {
    const Icon = (Object.hasOwn(icons, category.slug) && icons[category.slug]) || BookOpen
    return (
      <div
        aria-hidden="true"
        className={`${frame} band relative grid place-items-center overflow-hidden ${className}`}
      >
        <svg viewBox="0 0 400 210" fill="none" className="absolute inset-0 size-full" aria-hidden="true">
          <g stroke="var(--color-band-line)" strokeWidth="2">
            <circle cx="200" cy="105" r="60" />
            <circle cx="200" cy="105" r="120" />
            <circle cx="200" cy="105" r="180" />
          </g>
          <path
            d="M262 52l14-5M252 38l9-11M235 31l2-14"
            stroke="var(--color-offer)"
            strokeWidth="5"
            strokeLinecap="round"
          />
        </svg>
        <Icon strokeWidth={1.5} className="relative size-1/4 text-on-band" />
      </div>
    )
  }
  return (
    <img
      src={`/api/files/${cover}?w=700`}
      srcSet={`${pictureSrcSet(cover, coverWidths)}, /api/files/${cover} 1200w`}
      sizes={sizes}
      alt=""
      width={1200}
      height={630}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={`${frame} object-cover ${className}`}
    />
  )
}
