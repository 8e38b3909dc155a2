import { Carousel } from '@tecnoclick/ui/carousel'
import { useT } from '@tecnoclick/ui/messages'
import { ShowcaseSection } from './showcase-section.tsx'

const scenes = ['bg-action-soft', 'bg-offer-soft', 'bg-success-soft', 'bg-sunken']

export function CarouselSamples() {
  const t = useT()
  return (
    <ShowcaseSection title={t('components.sections.carousel')}>
      <Carousel label={t('components.carousel.label')} autoplay dots>
        {scenes.map((ground, index) => (
          <p
            key={ground}
            className={`grid h-44 place-items-center rounded-lg font-semibold text-lg ${ground}`}
          >
            {t('components.carousel.slide', { slide: index + 1 })}
          </p>
        ))}
      </Carousel>
    </ShowcaseSection>
  )
}
