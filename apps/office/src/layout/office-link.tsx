import type { LinkProps } from '@tecnoclick/ui/link'
import { Link } from 'react-router'

/** Inside the office a link changes the screen; everything else is the shop's, a page of its own. */
export function OfficeLink({ href, ...rest }: LinkProps) {
  return isOfficeAddress(href) ? <Link {...rest} to={href} /> : <a {...rest} href={href} />
}

function isOfficeAddress(href: string): boolean {
  return href === '' || /^(\?|\/admin(?=[/?#]|$))/.test(href)
}
