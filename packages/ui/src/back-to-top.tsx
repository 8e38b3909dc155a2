import ArrowUp from 'lucide-react/icons/arrow-up'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { scrollBehavior } from './scroll-behavior.ts'
import { useScrolledPast } from './use-scrolled-past.ts'

/** site.md#header-and-footer */
const THRESHOLD_PX = 300

interface BackToTopProps {
  label: string
  /** Shown and hidden together with it: the shop's currency switch (site.md#header-and-footer). */
  beside?: ReactNode
}

export function BackToTop({ label, beside }: BackToTopProps) {
  const shown = useScrolledPast(THRESHOLD_PX)
  return (
    <div
      className={cx(
        'fixed end-4 bottom-4 z-20 flex items-center gap-2 transition-[opacity,translate,visibility] no-script:hidden print:hidden',
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
    </div>
  )
}
