import { cx } from './cx.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-action text-on-action hover:bg-action-hover',
  secondary: 'border border-ink/25 bg-raised text-ink hover:border-ink/60 hover:bg-sunken',
  // Uses the text colour, so that it also works on the navy band.
  quiet: 'hover:bg-current/8',
  danger: 'bg-danger-fill text-on-danger hover:bg-danger-fill-hover',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-3.5 text-sm md:min-h-9 pointer-coarse:min-h-11',
  md: 'min-h-11 px-5 text-sm',
  lg: 'min-h-13 px-7 text-base',
}

/** Defined in buttons.css. */
export const pressable = 'pressable'

export function buttonClass(variant: ButtonVariant, size: ButtonSize, block: boolean): string {
  return cx(
    pressable,
    'gap-2 rounded-md py-1.5 text-center font-semibold leading-[1.25rem]',
    variants[variant],
    sizes[size],
    block && 'w-full',
  )
}

export function iconButtonClass(variant: ButtonVariant, size: ButtonSize, round: boolean): string {
  const square = {
    sm: 'size-11 md:size-9 pointer-coarse:size-11',
    md: 'size-11',
    lg: 'size-13',
  } as const satisfies Record<ButtonSize, string>
  if (round && variant === 'quiet' && size === 'md') return 'pressable round-button'
  return cx(pressable, 'shrink-0', round ? 'rounded-full' : 'rounded-md', variants[variant], square[size])
}
