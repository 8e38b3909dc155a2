import { type PictureWidth, pictureSrcSet, pictureUrl } from '@tecnoclick/domain/platform/files'
import { cx } from '@tecnoclick/ui/cx'
import { useT } from '@tecnoclick/ui/messages'
import ImageIcon from 'lucide-react/icons/image'
import { type MouseEvent, useState } from 'react'
import { useShellData } from '../../rendering/shell-data.ts'
import { largestPictureWidth } from './product-urls.ts'

interface ProductPictureProps {
  /** File name; undefined where the product has no picture. */
  name: string | undefined
  /** Empty if the name is beside it. */
  alt: string
  /** The `sizes` of the <img>. */
  sizes: string
  /** Of a picture that is small on every screen: shorter lists make shorter pages. */
  widths?: readonly PictureWidth[] | undefined
  /** On the first screen: loaded eagerly and before other pictures. */
  priority?: boolean
  className?: string
}

const frame = 'product-picture'

/** Square, like all product pictures. In data-saver mode it loads on request. */
export function ProductPicture(props: ProductPictureProps) {
  const { name, alt, sizes, widths, priority = false, className } = props
  const t = useT()
  const saveData = useShellData()?.saveData ?? false
  const [isRequested, setRequested] = useState(false)

  if (name === undefined || (saveData && !isRequested)) {
    return (
      <span className={cx(frame, 'grid place-items-center text-ink-muted', className)}>
        {name === undefined ? (
          <ImageIcon aria-hidden="true" strokeWidth={1.25} className="size-1/4" />
        ) : (
          // Without script the link opens the picture; `data-script` waits for it (start-on-use.ts).
          <a
            href={pictureUrl(name, 320)}
            data-script=""
            onClick={(event: MouseEvent) => {
              event.preventDefault()
              setRequested(true)
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
      src={pictureUrl(name, 320)}
      srcSet={saveData ? undefined : pictureSrcSet(name, widths)}
      sizes={sizes}
      alt={alt}
      width={largestPictureWidth}
      height={largestPictureWidth}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={cx(frame, className)}
    />
  )
}
