import type { LinkProps } from '@tecnoclick/ui/link'
import { Link, type LinkProps as RouterLinkProps } from 'react-router'
import { useFetchesAhead } from './use-fetches-ahead.ts'

/** The design system's links as router links. */
export function RouterLink({ href, ...rest }: LinkProps & Pick<RouterLinkProps, 'preventScrollReset'>) {
  const fetchesAhead = useFetchesAhead()
  return <Link {...rest} to={href} prefetch={fetchesAhead ? 'intent' : 'none'} />
}
