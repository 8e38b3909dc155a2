import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
} from 'react'
import { cx } from './cx.ts'

export type LinkProps = ComponentPropsWithRef<'a'> & { href: string }

const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a')

/** Makes every link of the design system use the app's router. */
export function LinkProvider({
  component,
  children,
}: {
  component: ComponentType<LinkProps>
  children: ReactNode
}) {
  return <LinkContext value={component}>{children}</LinkContext>
}

export function Link(props: LinkProps) {
  const RouterLink = useContext(LinkContext)
  const staysInApp = isOwnPage(props.href) && props.target === undefined && props.download === undefined
  return staysInApp ? <RouterLink {...props} /> : <a {...props} />
}

/** A path or query of this site; not another host, `tel:`, `mailto:` or an anchor. */
export function isOwnPage(href: string): boolean {
  return href === '' || href.startsWith('?') || /^\/(?!\/)/.test(href)
}

export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className={cx(
        'text-link underline decoration-current/35 decoration-1 underline-offset-[0.2em] transition-colors hover:decoration-current',
        className,
      )}
    />
  )
}
