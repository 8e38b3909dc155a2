import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts'
import { cx } from './cx.ts'
import { Link } from './link.tsx'
import { Spinner } from './spinner.tsx'

interface Look {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Full width. */
  block?: boolean
  icon?: ReactNode
  trailingIcon?: ReactNode
}

type ButtonProps = ComponentPropsWithRef<'button'> & Look & { busy?: boolean; href?: undefined }
type LinkButtonProps = ComponentPropsWithRef<'a'> & Look & { href: string; busy?: undefined }

/** With `href` it renders a link styled as a button. */
export function Button(props: ButtonProps | LinkButtonProps) {
  return props.href === undefined ? <PlainButton {...props} /> : <LinkButton {...props} />
}

function PlainButton(props: ButtonProps) {
  const { variant = 'primary', size = 'md', block = false, icon, trailingIcon, busy = false, ...rest } = props
  const { className, children, onClick, ...native } = rest

  // Not `disabled`, which would lose the focus; a busy button only ignores clicks.
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type="button"
      {...native}
      onClick={handleClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || native['aria-disabled']}
      className={cx(buttonClass(variant, size, block), className)}
    >
      {icon}
      {children}
      {trailingIcon}
      {busy && <Spinner className="absolute" />}
    </button>
  )
}

function LinkButton(props: LinkButtonProps) {
  const { variant = 'primary', size = 'md', block = false, icon, trailingIcon, busy: _, ...rest } = props
  const { className, children, ...native } = rest
  return (
    <Link {...native} className={cx(buttonClass(variant, size, block), className)}>
      {icon}
      {children}
      {trailingIcon}
    </Link>
  )
}
