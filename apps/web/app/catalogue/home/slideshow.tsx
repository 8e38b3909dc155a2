import type { Banner } from '@tecnoclick/contract/site/banners/schemas'
import { Button } from '@tecnoclick/ui/button'
import { Carousel } from '@tecnoclick/ui/carousel'
import { useT } from '@tecnoclick/ui/messages'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { fileUrl } from '../../platform/page/product-urls.ts'
import { useShellData } from '../../rendering/shell-data.ts'
import type { ShownBanner } from './load-home.ts'

/** The shop's slides, five seconds each (catalogue.md#home-page). */
export function Slideshow({ slides }: { slides: readonly ShownBanner[] }) {
  const t = useT()
  if (slides.length === 0) return null
  return (
    <Carousel label={t('shop.home.slideshow')} autoplay dots className="slideshow max-sm:-order-2">
      {slides.map((slide, index) => (
        <Slide key={slide.id} slide={slide} first={index === 0} />
      ))}
    </Carousel>
  )
}

function Slide({ slide, first }: { slide: ShownBanner; first: boolean }) {
  const saveData = useShellData()?.saveData ?? false
  const Heading = first ? 'h1' : 'h2'
  const article = useRef<HTMLElement>(null)
  const isNear = useNear(article, first)
  const picture = <BannerPicture banner={slide} priority={first} className="scene-picture -z-10 absolute" />
  return (
    // The pictures leave room for text on one side, so the direction is fixed; the text has its own.
    <article
      ref={article}
      lang={slide.lang ?? 'es'}
      dir="ltr"
      className="scene-slide relative isolate flex flex-col overflow-hidden rounded-lg"
    >
      {!saveData && (isNear ? picture : <noscript>{picture}</noscript>)}
      <div
        dir={slide.lang === 'ar' ? 'rtl' : 'ltr'}
        className="scene-veil flex flex-1 flex-col p-4 sm:justify-center sm:p-10 lg:p-16"
      >
        <Heading
          dir="auto"
          className="max-w-[20ch] text-xl sm:max-w-[16ch] sm:text-2xl sm:text-left sm:max-lg:max-w-[48%]"
        >
          {slide.title}
        </Heading>
        {slide.text && (
          <p
            dir="auto"
            className="max-w-[36ch] opacity-85 max-sm:hidden sm:mt-3 sm:text-left sm:max-lg:max-w-[28ch] lg:text-lg"
          >
            {slide.text}
          </p>
        )}
        {slide.link && slide.linkLabel && (
          <div className="mt-3 sm:mt-7">
            <Button href={slide.link} size="lg">
              {slide.linkLabel}
            </Button>
          </div>
        )}
      </div>
    </article>
  )
}

/** True once part of the slide is in view. Native lazy loading would fetch the pictures of all, shown or not. */
function useNear(slide: RefObject<HTMLElement | null>, initially: boolean): boolean {
  const [isNear, setNear] = useState(initially)
  useEffect(() => {
    if (isNear || !slide.current) return
    const handleEntries = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
    }
    const observer = new IntersectionObserver(handleEntries)
    observer.observe(slide.current)
    return () => observer.disconnect()
  }, [slide, isNear])
  return isNear
}

interface BannerPictureProps {
  banner: Pick<Banner, 'image' | 'phoneImage'>
  /** Visible at first: it is the page's largest element. */
  priority: boolean
  className?: string
}

/** A banner's picture, with its own crop for narrow screens. */
export function BannerPicture({ banner, priority, className }: BannerPictureProps) {
  return (
    <picture>
      {banner.phoneImage && (
        <source media="(width < 40rem)" srcSet={fileUrl(banner.phoneImage)} width={720} height={800} />
      )}
      <img
        src={fileUrl(banner.image)}
        alt=""
        width={1600}
        height={700}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        className={className}
      />
    </picture>
  )
}
