import type { LinkProps } from '@tecnoclick/ui/link'
import { Link, type LinkProps as RouterLinkProps } from 'react-router'
import { useOnline } from '../offline/use-line.ts'
import { useShellData } from './shell-data.ts'

/**
 * The design system's links as router links. What one points at is fetched ahead, unless there is no line, data is to be
 * saved or the answer is one person's: such an answer is never stored, so it would only be fetched twice.
 */
export function RouterLink({ href, ...rest }: LinkProps & Pick<RouterLinkProps, 'preventScrollReset'>) {
  const shell = useShellData()
  const isOnline = useOnline()
  const ahead = shell !== undefined && isOnline && !shell.saveData && !shell.viewer
  return <Link {...rest} to={href} prefetch={ahead ? 'intent' : 'none'} />
}
