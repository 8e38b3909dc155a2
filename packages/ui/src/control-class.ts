/** Defined in components.css. */
export const controlClass = 'control'

/** An icon or button inside a field. */
export const slotClass =
  'pointer-events-none absolute inset-y-0 flex items-center text-ink-muted *:pointer-events-auto'
