import { pictureSrcSet, pictureUrl } from '@tecnoclick/domain/platform/files'
import { useT } from '@tecnoclick/ui/messages'
import { useToast } from '@tecnoclick/ui/toast'
import ZoomIn from 'lucide-react/icons/zoom-in'
import { type MouseEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { isOffline } from '../../platform/connection-state.ts'
import { ProductPicture } from '../../platform/page/product-picture.tsx'
import { largestPictureWidth } from '../../platform/page/product-urls.ts'
import { useShellData } from '../../rendering/shell-data.ts'

interface GalleryProps {
  images: readonly string[]
  name: string
  size?: 'page' | 'dialog'
}

const thumbnailWidths = [100, 128, 160] as const

/** Swipeable pictures, thumbnails and full screen (catalogue.md#product-page). Without script they are plain links. */
export function Gallery({ images, name, size = 'page' }: GalleryProps) {
  const t = useT()
  const saveData = useShellData()?.saveData
  const toast = useToast()
  const id = useId()
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  // The other pictures are as large as the first, and most visitors look at that one alone.
  const [isUsed, setUsed] = useState(false)
  const loadOthers = () => setUsed(true)

  async function showFullScreen(event: MouseEvent<HTMLAnchorElement>, index: number) {
    event.preventDefault()
    const opener = event.currentTarget
    if (isOffline()) return toast.info(t('shell.offline.largePhotos'))
    const { openFullScreen } = await import('./full-screen.ts')
    openFullScreen({ images, name, index, t, opener, onSlide: setCurrent })
  }

  if (images.length === 0) return <ProductPicture name={undefined} alt="" sizes="" />
  return (
    <section
      aria-label={t('ui.gallery.label')}
      onPointerEnter={loadOthers}
      onFocus={loadOthers}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2.5"
    >
      <ul
        ref={track}
        onScroll={({ currentTarget: list }) => {
          loadOthers()
          setCurrent(Math.round(Math.abs(list.scrollLeft) / list.clientWidth))
        }}
        className="scrollbar-none flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-lg motion-safe:scroll-smooth"
      >
        {images.map((image, index) => {
          const picture = (
            <ProductPicture
              name={image}
              alt={name}
              sizes={
                size === 'page'
                  ? '(width >= 1024px) 38rem, (width >= 768px) 46vw, calc(100vw - 2rem)'
                  : '(min-width: 768px) 26rem, 88vw'
              }
              priority={index === 0}
              className="rounded-none pointer-fine:transition-transform pointer-fine:group-hover:scale-180"
            />
          )
          return (
            <li key={image} id={`${id}-${index}`} className="w-full shrink-0 snap-start">
              {/* In data-saver mode the picture is a link itself, and links cannot be nested. */}
              {saveData ? (
                picture
              ) : (
                <a
                  href={pictureUrl(image, largestPictureWidth)}
                  aria-haspopup="dialog"
                  onClick={(event) => void showFullScreen(event, index)}
                  onPointerMove={zoomToPointer}
                  className="group relative block aspect-square cursor-zoom-in overflow-hidden rounded-lg bg-sunken -outline-offset-2"
                >
                  <span lang="es">{index === 0 || isUsed ? picture : <noscript>{picture}</noscript>}</span>
                  <span className="sr-only">{t('ui.gallery.fullScreen')}</span>
                  <ZoomIn
                    aria-hidden="true"
                    className="ground absolute end-2 bottom-2 size-9 rounded-full p-2 opacity-80 group-hover:opacity-0"
                  />
                </a>
              )}
            </li>
          )
        })}
      </ul>
      {images.length > 1 && !saveData && (
        <ol className="flex gap-2">
          {images.map((image, index) => (
            <li key={image} className="w-12 sm:w-20">
              <a
                href={`#${id}-${index}`}
                onClick={(event) => {
                  event.preventDefault()
                  track.current?.children[index]?.scrollIntoView({ block: 'nearest' })
                }}
                aria-label={t('ui.gallery.picture', { picture: index + 1, pictures: images.length })}
                aria-current={index === current || undefined}
                className="block overflow-hidden rounded-md border border-transparent transition-colors hover:border-line-strong aria-[current]:border-action"
              >
                <img
                  src={pictureUrl(image, 160)}
                  srcSet={pictureSrcSet(image, thumbnailWidths)}
                  sizes="(width < 640px) 3rem, 5rem"
                  alt=""
                  width={160}
                  height={160}
                  loading="lazy"
                  decoding="async"
                  className="aspect-square w-full bg-sunken"
                />
              </a>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** Zooms towards the mouse pointer on hover. */
function zoomToPointer({ currentTarget, clientX, clientY }: PointerEvent<HTMLAnchorElement>) {
  const image = currentTarget.querySelector('img')
  const { left, top } = currentTarget.getBoundingClientRect()
  if (image) image.style.transformOrigin = `${clientX - left}px ${clientY - top}px`
}
