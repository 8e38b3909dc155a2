import { cx } from './cx.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-action text-on-action hover:bg-action-hover',
  secondary: 'border border-ink/25 bg-raised text-ink hover:border-ink/60 hover:bg-sunken',
  // Takes the colour of its ground, so that it serves on the navy band as well.
  quiet: 'hover:bg-current/8',
  danger: 'bg-danger-fill text-on-danger hover:bg-danger-fill-hover',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-3.5 text-sm md:min-h-9 pointer-coarse:min-h-11',
  md: 'min-h-11 px-5 text-sm',
  lg: 'min-h-13 px-7 text-base',
}

/** In buttons.css. */
export const pressable = 'pressable'

export function buttonLook(variant: ButtonVariant, size: ButtonSize, block: boolean): string {
  return cx(
    pressable,
    'gap-2 rounded-md py-1.5 text-center font-semibold leading-5',
    variants[variant],
    sizes[size],
    block && 'w-full',
  )
}

/** For buttons that hold an icon alone. */
export function iconButtonLook(variant: ButtonVariant, size: ButtonSize, round: boolean): string {
  const square = {
    sm: 'size-11 md:size-9 pointer-coarse:size-11',
    md: 'size-11',
    lg: 'size-13',
  } as const satisfies Record<ButtonSize, string>
  return cx(pressable, 'shrink-0', round ? 'rounded-full' : 'rounded-md', variants[variant], square[size])
}
