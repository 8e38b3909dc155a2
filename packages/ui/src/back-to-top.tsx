import ArrowUp from 'lucide-react/icons/arrow-up'
import type { ReactNode } from 'react'
import { useSyncExternalStore } from 'react'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { scrollBehavior } from './scroll-behavior.ts'

/** site.md#header-and-footer */
const thresholdPx = 300

interface BackToTopProps {
  label: string
  /** Shown together with the button: the currency switch (site.md#header-and-footer). */
  beside?: ReactNode
}

export function BackToTop({ label, beside }: BackToTopProps) {
  const shown = useScrolledPast(thresholdPx)
  return (
    <section
      aria-label={label}
      className={cx(
        'fixed end-4 bottom-[calc(1rem+var(--bottom-bar,0rem))] z-20 flex items-center gap-2 transition-[opacity,translate,visibility] no-script:hidden print:hidden',
        shown ? 'visible' : 'invisible translate-y-2 opacity-0',
      )}
    >
      {beside}
      <IconButton
        label={label}
        variant="secondary"
        round
        onClick={() => window.scrollTo({ top: 0, behavior: scrollBehavior() })}
        className="shadow-raised"
      >
        <ArrowUp className="size-5" />
      </IconButton>
    </section>
  )
}

/** False on the server. */
function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > pixels,
    () => false,
  )
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}
