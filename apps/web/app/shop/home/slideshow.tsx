import type { Banner } from '@tecnoclick/contract/banners/schemas'
import { Button } from '@tecnoclick/ui/button'
import { Carousel } from '@tecnoclick/ui/carousel'
import { useT } from '@tecnoclick/ui/messages'
import { useShellData } from '../../shell/shell-data.ts'
import { ScenePicture } from './scene-picture.tsx'

/** The shop's scenes, one after another every five seconds (A §9). */
export function Slideshow({ slides }: { slides: readonly Banner[] }) {
  const t = useT()
  const [first, ...rest] = slides
  if (!first) return null
  return (
    <Carousel label={t('shop.home.slideshow')} autoplay dots className="slideshow">
      {[first, ...rest].map((slide, index) => (
        <Slide key={slide.id} slide={slide} first={index === 0} />
      ))}
    </Carousel>
  )
}

function Slide({ slide, first }: { slide: Banner; first: boolean }) {
  const saveData = useShellData()?.saveData ?? false
  const Heading = first ? 'h1' : 'h2'
  return (
    <article className="scene-slide relative isolate flex h-112 flex-col overflow-hidden rounded-lg sm:h-96 lg:h-120">
      {!saveData && (
        <ScenePicture
          banner={slide}
          priority={first}
          className="-z-10 absolute inset-0 size-full object-cover object-bottom sm:object-center sm:rtl:-scale-x-100"
        />
      )}
      <div className="scene-veil flex flex-1 flex-col p-6 sm:justify-center sm:p-12 lg:p-16">
        <Heading className="max-w-[16ch] text-2xl">{slide.title}</Heading>
        {slide.text && <p className="mt-3 max-w-[36ch] text-lg opacity-85">{slide.text}</p>}
        {slide.link && slide.linkLabel && (
          <div className="mt-5 sm:mt-7">
            <Button href={slide.link} size="lg">
              {slide.linkLabel}
            </Button>
          </div>
        )}
      </div>
    </article>
  )
}
