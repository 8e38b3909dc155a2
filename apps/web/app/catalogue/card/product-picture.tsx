import { useT } from '@tecnoclick/ui/messages'
import ImageIcon from 'lucide-react/icons/image'
import { type MouseEvent, useState } from 'react'
import { useShellData } from '../../shell/shell-data.ts'
import { largestWidth, pictureAddress, pictureSet } from './product-urls.ts'

interface ProductPictureProps {
  /** File name; undefined where the product has no picture. */
  name: string | undefined
  /** Empty beside the written name. */
  alt: string
  /** How wide it is drawn, as the `sizes` of an <img>. */
  sizes: string
  /** In the first screen: fetched at once and before other pictures. */
  priority?: boolean
  className?: string
}

const frame = 'aspect-square w-full rounded-md bg-sunken object-contain'

/** Square, as all our renders are. Whoever saves data sees a picture when asking for it. */
export function ProductPicture(props: ProductPictureProps) {
  const { name, alt, sizes, priority = false, className = '' } = props
  const t = useT()
  const saveData = useShellData()?.saveData ?? false
  const [asked, setAsked] = useState(false)

  if (name === undefined || (saveData && !asked)) {
    return (
      <span className={`${frame} grid place-items-center text-ink-muted ${className}`}>
        {name === undefined ? (
          <ImageIcon aria-hidden="true" strokeWidth={1.25} className="size-1/4" />
        ) : (
          // Without script it opens the picture itself.
          <a
            href={pictureAddress(name, 320)}
            onClick={(event: MouseEvent) => {
              event.preventDefault()
              setAsked(true)
            }}
            className="relative z-10 flex min-h-11 items-center gap-2 rounded-md px-3 text-sm underline underline-offset-4"
          >
            <ImageIcon aria-hidden="true" className="size-4.5" />
            {t('product.showPicture')}
          </a>
        )}
      </span>
    )
  }
  return (
    <img
      src={pictureAddress(name, 320)}
      srcSet={saveData ? undefined : pictureSet(name)}
      sizes={sizes}
      alt={alt}
      width={largestWidth}
      height={largestWidth}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={`${frame} ${className}`}
    />
  )
}
