import type { ComponentPropsWithRef, ReactNode } from 'react'
import { type ButtonSize, type ButtonVariant, iconButtonClass } from './button-class.ts'
import { cx } from './cx.ts'
import { Link } from './link.tsx'
import { Spinner } from './spinner.tsx'

interface Look {
  /** Accessible name and tooltip. */
  label: string
  /** The icon, unless `className` draws it. */
  children?: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
  /** A circle, for buttons that float over the page. */
  round?: boolean
}

type Named = 'aria-label' | 'title' | 'children'
type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, Named> &
  Look & { busy?: boolean; href?: undefined }
type IconLinkProps = Omit<ComponentPropsWithRef<'a'>, Named> & Look & { href: string; busy?: undefined }

export function IconButton(props: IconButtonProps | IconLinkProps) {
  return props.href === undefined ? <PlainIconButton {...props} /> : <IconLink {...props} />
}

function PlainIconButton(props: IconButtonProps) {
  const { label, variant = 'quiet', size = 'md', round = false, busy = false, ...rest } = props
  const { className, children, onClick, ...native } = rest
  return (
    <button
      type="button"
      {...native}
      onClick={busy ? undefined : onClick}
      aria-label={label}
      title={label}
      aria-busy={busy || undefined}
      className={cx(iconButtonClass(variant, size, round), className)}
    >
      {busy ? <Spinner /> : children}
    </button>
  )
}

function IconLink(props: IconLinkProps) {
  const { label, variant = 'quiet', size = 'md', round = false, busy: _, ...rest } = props
  const { className, children, ...native } = rest
  return (
    <Link
      {...native}
      aria-label={label}
      title={label}
      className={cx(iconButtonClass(variant, size, round), className)}
    >
      {children}
    </Link>
  )
}
