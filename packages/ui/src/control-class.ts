/** 16 px text: iOS zooms the page when a smaller field gets focus. */
export const controlClass =
  'w-full min-w-0 rounded-md border border-line-strong bg-raised px-3.5 text-base text-ink transition-colors placeholder:text-ink-muted hover:border-ink focus-visible:border-focus focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-muted aria-invalid:border-danger'

/** An icon or button inside a field. */
export const slotClass =
  'pointer-events-none absolute inset-y-0 flex items-center text-ink-muted *:pointer-events-auto'
