import { cx } from './cx.ts'
import { useT } from './messages.tsx'

interface CarouselDotsProps {
  count: number
  current: number
  onChoose: (index: number) => void
}

/** The dot is small, the button round it is 24 px wide and 44 px high. */
export function CarouselDots({ count, current, onChoose }: CarouselDotsProps) {
  const t = useT()
  const places = Array.from({ length: count }, (_, index) => index)
  return (
    <div className="-ms-0.5 flex">
      {places.map((index) => (
        <button
          key={index}
          type="button"
          aria-label={t('ui.carousel.goTo', { slide: index + 1 })}
          aria-current={index === current || undefined}
          onClick={() => onChoose(index)}
          className="group/dot grid h-11 min-w-6 place-items-center rounded-sm md:h-9"
        >
          <span
            className={cx(
              'h-2 rounded-full transition-[width,background-color]',
              index === current ? 'w-5 bg-ink' : 'w-2 bg-ink/25 group-hover/dot:bg-ink/50',
            )}
          />
        </button>
      ))}
    </div>
  )
}
