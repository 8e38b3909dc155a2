import { cx } from './cx.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

const sizes: Record<ButtonSize, string> = { sm: 'button-sm', md: '', lg: 'button-lg' }

/** Defined in buttons.css, as all others. */
export const pressable = 'pressable'

export function buttonClass(variant: ButtonVariant, size: ButtonSize, block: boolean): string {
  return cx(pressable, 'button', `button-${variant}`, sizes[size], block && 'w-full')
}

export function iconButtonClass(variant: ButtonVariant, size: ButtonSize, round: boolean): string {
  const square: Record<ButtonSize, string> = { sm: 'icon-button-sm', md: '', lg: 'size-13' }
  return cx(pressable, 'icon-button', `button-${variant}`, round && 'rounded-full', square[size])
}
