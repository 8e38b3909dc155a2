import type { LinkProps } from '@tecnoclick/ui/link'
import { Link, type LinkProps as RouterLinkProps } from 'react-router'
import { useShellData } from '../../rendering/shell-data.ts'
import { useOnline } from '../connection-state.ts'

/** The design system's links as router links. All routes are known from the start, so none has to be discovered. */
export function RouterLink({ href, ...rest }: LinkProps & Pick<RouterLinkProps, 'preventScrollReset'>) {
  const canPrefetch = useCanPrefetch()
  // A page has a hundred links, and the router would resolve the address of each, which is absolute already.
  if (import.meta.env.SSR && href.startsWith('/')) {
    const { preventScrollReset: _, ...attributes } = rest
    return <a {...attributes} href={href} />
  }
  return <Link {...rest} to={href} discover="none" prefetch={canPrefetch ? 'intent' : 'none'} />
}

/**
 * Whether links fetch their target before the click: not offline, not with data saver, and not for a signed-in viewer,
 * whose responses are not cacheable and would be fetched twice.
 */
export function useCanPrefetch(): boolean {
  const shell = useShellData()
  const isOnline = useOnline()
  // On the server links are the same for all visitors: their HTML is cached.
  if (import.meta.env.SSR) return false
  return shell !== undefined && isOnline && !shell.saveData && !shell.viewer
}
