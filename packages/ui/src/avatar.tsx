import { useState } from 'react'
import { cx } from './cx.ts'
import { initials } from './initials.ts'
import { useT } from './messages.tsx'

interface AvatarProps {
  name: string
  src?: string | undefined
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** Beside the written name a picture needs no words of its own. */
  decorative?: boolean
  className?: string
}

const sizes = {
  sm: { box: 'size-8 text-xs', pixels: 32 },
  md: { box: 'size-11 text-sm', pixels: 44 },
  lg: { box: 'size-16 text-lg', pixels: 64 },
  xl: { box: 'size-24 text-xl', pixels: 96 },
}

/** Initials stand in for a picture that is missing or does not load. */
export function Avatar({ name, src, size = 'md', decorative = false, className }: AvatarProps) {
  const t = useT()
  const [broken, setBroken] = useState<string>()
  const { box, pixels } = sizes[size]
  const alt = decorative ? '' : t('ui.avatar', { name })
  const look = cx('shrink-0 rounded-full', box, className)

  if (src && src !== broken) {
    return (
      <img
        src={src}
        alt={alt}
        width={pixels}
        height={pixels}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(src)}
        // It may have failed before this script was there to hear of it.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setBroken(src)
        }}
        className={cx(look, 'bg-sunken object-cover')}
      />
    )
  }
  return (
    <span
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      className={cx(
        look,
        'inline-grid select-none place-items-center bg-action-soft font-semibold text-link',
      )}
    >
      {initials(name)}
    </span>
  )
}
