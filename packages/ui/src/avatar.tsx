import { useState } from 'react'
import { cx } from './cx.ts'
import { useT } from './messages.tsx'

interface AvatarProps {
  name: string
  src?: string | undefined
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** For a picture beside the written name, which needs no text alternative. */
  decorative?: boolean
  className?: string
}

const sizes = {
  sm: { box: 'size-8 text-xs', pixels: 32 },
  md: { box: 'size-11 text-sm', pixels: 44 },
  lg: { box: 'size-16 text-lg', pixels: 64 },
  xl: { box: 'size-24 text-xl', pixels: 96 },
}

/** Shows initials if there is no picture or it does not load. */
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
        // Loading may have failed before hydration, without an event.
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

/** 'María de la Cruz' → 'MC'. Spreading keeps characters outside the BMP whole. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u)
  const first = [...(words[0] ?? '')][0] ?? ''
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : ''
  return (first + last).toUpperCase()
}
