import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { Children, type ReactNode, useCallback } from 'react'
import { CarouselDots } from './carousel-dots.tsx'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { useT } from './messages.tsx'
import { useAutoplay } from './use-autoplay.ts'
import { useCarousel } from './use-carousel.ts'

interface CarouselProps {
  label: string
  /** One child, one slide. */
  children: ReactNode
  /** The width of a slide; full by default. Two and a bit tell a finger that there is more: `w-[44%] md:w-1/4`. */
  slideClassName?: string
  autoplay?: boolean
  dots?: boolean
  className?: string
}

/** A row that scrolls and snaps by itself; script only adds the buttons, the dots and the clock. */
export function Carousel(props: CarouselProps) {
  const { label, children, slideClassName = 'w-full', autoplay = false, dots = false, className } = props
  const t = useT()
  const slides = Children.toArray(children)
  const { track, current, stops, goTo, step } = useCarousel(slides.length)
  const advance = useCallback(() => step(1), [step])
  const clock = useAutoplay(autoplay && stops > 1, advance)

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      {...clock.hold}
      className={cx('group/carousel relative', className)}
    >
      <ul
        ref={track}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by the arrow keys too.
        tabIndex={0}
        aria-live={autoplay ? (clock.running ? 'off' : 'polite') : undefined}
        className="scrollbar-none flex snap-x snap-mandatory gap-4 overflow-x-auto overscroll-x-contain rounded-lg -outline-offset-2"
      >
        {slides.map((slide, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their places.
            key={index}
            aria-roledescription="slide"
            aria-label={t('ui.carousel.slide', { slide: index + 1, slides: slides.length })}
            className={cx('shrink-0 snap-start', slideClassName)}
          >
            {slide}
          </li>
        ))}
      </ul>
      {stops > 1 && (
        <div className="mt-3 flex items-center gap-1 no-script:hidden">
          {dots && <CarouselDots count={stops} current={current} onChoose={goTo} />}
          <span className="flex-1" />
          {autoplay && (
            <IconButton
              size="sm"
              label={clock.paused ? t('ui.carousel.play') : t('ui.carousel.pause')}
              onClick={clock.toggle}
              className="motion-reduce:hidden"
            >
              {clock.paused ? <Play className="size-4" /> : <Pause className="size-4" />}
            </IconButton>
          )}
          <IconButton size="sm" label={t('ui.carousel.previous')} onClick={() => step(-1)}>
            <ChevronLeft className="size-5 rtl:-scale-x-100" />
          </IconButton>
          <IconButton size="sm" label={t('ui.carousel.next')} onClick={() => step(1)}>
            <ChevronRight className="size-5 rtl:-scale-x-100" />
          </IconButton>
        </div>
      )}
    </section>
  )
}
