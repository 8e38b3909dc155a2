import { useT } from '@tecnoclick/ui/messages'
import ZoomIn from 'lucide-react/icons/zoom-in'
import type { MouseEvent, PointerEvent } from 'react'
import { useShellData } from '../../shell/shell-data.ts'
import { largestWidth, pictureAddress } from '../pictures/picture-address.ts'
import { ProductPicture } from '../pictures/product-picture.tsx'

interface GalleryPictureProps {
  image: string
  alt: string
  sizes: string
  priority: boolean
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** Under a mouse it grows towards the pointer; a click or a tap shows it over the whole screen. */
export function GalleryPicture({ image, alt, sizes, priority, onOpen }: GalleryPictureProps) {
  const t = useT()
  const saveData = useShellData()?.saveData ?? false
  const picture = (
    <ProductPicture
      name={image}
      alt={alt}
      sizes={sizes}
      priority={priority}
      className="rounded-none pointer-fine:transition-transform pointer-fine:group-hover:scale-180"
    />
  )
  // A picture that is still to be asked for cannot be a link in a link.
  if (saveData) return picture
  return (
    <a
      href={pictureAddress(image, largestWidth)}
      aria-haspopup="dialog"
      onClick={onOpen}
      onPointerMove={lookAtPointer}
      className="group relative block cursor-zoom-in overflow-hidden rounded-lg bg-sunken -outline-offset-2"
    >
      {picture}
      <span className="sr-only">{t('ui.gallery.fullScreen')}</span>
      <ZoomIn
        aria-hidden="true"
        className="ground absolute end-2 bottom-2 size-9 rounded-full p-2 opacity-80 group-hover:opacity-0"
      />
    </a>
  )
}

function lookAtPointer({ currentTarget, clientX, clientY }: PointerEvent<HTMLAnchorElement>) {
  const image = currentTarget.querySelector('img')
  const box = currentTarget.getBoundingClientRect()
  if (!image) return
  const [x, y] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height]
  image.style.transformOrigin = `${x * 100}% ${y * 100}%`
}
