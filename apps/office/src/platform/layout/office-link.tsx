import type { LinkProps } from '@tecnoclick/ui/link'
import { Link, useLocation } from 'react-router'
import { stepFrom } from './trail.ts'

/** Inside the office a link changes the screen; everything else is the shop's, a page of its own. */
export function OfficeLink({ href, ...rest }: LinkProps) {
  const here = useLocation()
  if (!isOfficeAddress(href)) return <a {...rest} href={href} />
  return <Link {...rest} to={href} state={stepFrom(here)} />
}

function isOfficeAddress(href: string): boolean {
  return href === '' || /^(\?|\/admin(?=[/?#]|$))/.test(href)
}
