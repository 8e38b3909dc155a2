import { Children, type ReactNode, useCallback } from 'react'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { useT } from './messages.tsx'
import { useAutoplay } from './use-autoplay.ts'
import { useCarousel } from './use-carousel.ts'

interface CarouselProps {
  label: string
  /** One slide per child. */
  children: ReactNode
  /** Width of a slide, full by default. A partly visible slide (`w-[44%] md:w-1/4`) shows that there are more. */
  slideClassName?: string
  autoplay?: boolean
  dots?: boolean
  className?: string
}

/** A row that scrolls and snaps natively; script only adds buttons, dots and autoplay. */
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
        tabIndex={0}
        aria-live={autoplay ? (clock.running ? 'off' : 'polite') : undefined}
        className="scrollbar-none flex snap-x snap-mandatory gap-4 overflow-x-auto overscroll-x-contain rounded-lg -outline-offset-2"
      >
        {slides.map((slide, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: slides are not reordered.
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
        <div className="mt-3 flex items-center justify-end gap-1 no-script:hidden">
          {dots && <CarouselDots count={stops} current={current} onChoose={goTo} />}
          {autoplay && (
            <IconButton
              size="sm"
              label={clock.paused ? t('ui.carousel.play') : t('ui.carousel.pause')}
              onClick={clock.toggle}
              className={cx(
                'drawn-icon [--icon-size:1rem] motion-reduce:hidden',
                clock.paused ? 'icon-play' : 'icon-pause',
              )}
            />
          )}
          <IconButton
            size="sm"
            label={t('ui.carousel.previous')}
            onClick={() => step(-1)}
            className="drawn-icon icon-chevron-down before:rotate-90 rtl:before:-rotate-90"
          />
          <IconButton
            size="sm"
            label={t('ui.carousel.next')}
            onClick={() => step(1)}
            className="drawn-icon icon-chevron-down before:-rotate-90 rtl:before:rotate-90"
          />
        </div>
      )}
    </section>
  )
}

interface CarouselDotsProps {
  count: number
  current: number
  onChoose: (index: number) => void
}

function CarouselDots({ count, current, onChoose }: CarouselDotsProps) {
  const t = useT()
  const places = Array.from({ length: count }, (_, index) => index)
  return (
    <div className="-ms-0.5 me-auto flex">
      {places.map((index) => (
        <button
          key={index}
          type="button"
          aria-label={t('ui.carousel.goTo', { slide: index + 1 })}
          aria-current={index === current || undefined}
          onClick={() => onChoose(index)}
          className="carousel-dot"
        />
      ))}
    </div>
  )
}
