import type { Banner } from '@tecnoclick/contract/site/banners/schemas'
import { Button } from '@tecnoclick/ui/button'
import { Carousel } from '@tecnoclick/ui/carousel'
import { useT } from '@tecnoclick/ui/messages'
import { useRef } from 'react'
import { useShellData } from '../../shell/shell-data.ts'
import { ScenePicture } from './scene-picture.tsx'
import { useNear } from './use-near.ts'

/** The shop's slides, five seconds each (catalogue.md#home-page). */
export function Slideshow({ slides }: { slides: readonly Banner[] }) {
  const t = useT()
  if (slides.length === 0) return null
  return (
    <Carousel label={t('shop.home.slideshow')} autoplay dots className="slideshow">
      {slides.map((slide, index) => (
        <Slide key={slide.id} slide={slide} first={index === 0} />
      ))}
    </Carousel>
  )
}

function Slide({ slide, first }: { slide: Banner; first: boolean }) {
  const saveData = useShellData()?.saveData ?? false
  const Heading = first ? 'h1' : 'h2'
  const article = useRef<HTMLElement>(null)
  const isNear = useNear(article, first)
  const picture = <ScenePicture banner={slide} priority={first} className="scene-picture -z-10 absolute" />
  return (
    // The shop's own words and pictures: Spanish, and lettered, so they keep their direction in every language.
    <article
      ref={article}
      lang="es"
      dir="ltr"
      className="scene-slide relative isolate flex flex-col overflow-hidden rounded-lg"
    >
      {!saveData && (isNear ? picture : <noscript>{picture}</noscript>)}
      <div className="scene-veil flex flex-1 flex-col p-6 sm:justify-center sm:p-10 lg:p-16">
        <Heading className="max-w-[16ch] text-2xl">{slide.title}</Heading>
        {slide.text && (
          <p className="mt-2 max-w-[36ch] opacity-85 sm:mt-3 sm:max-lg:max-w-[28ch] lg:text-lg">
            {slide.text}
          </p>
        )}
        {slide.link && slide.linkLabel && (
          <div className="mt-4 sm:mt-7">
            <Button href={slide.link} size="lg">
              {slide.linkLabel}
            </Button>
          </div>
        )}
      </div>
    </article>
  )
}
