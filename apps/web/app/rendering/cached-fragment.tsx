import { useLocale } from '@tecnoclick/ui/messages'
import {
  type ComponentType,
  cloneElement,
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react'
import { FragmentScopeProvider, useFragmentScope } from './fragment-scope.ts'
import type { PageFragments } from './page-fragments.ts'
import { useShellVariant } from './shell-data.ts'

/** Provided only by the server. */
const PageFragmentsContext = /* @__PURE__ */ createContext<PageFragments | undefined>(undefined)

export const PageFragmentsProvider = PageFragmentsContext.Provider

/**
 * A component whose HTML the server renders once and caches for all visitors. The key is made of its props, the
 * language, the price list and the public part of the shell's data. Reading anything about the visitor inside throws; in
 * production it is logged and the HTML is not cached. `useId`, which depends on the rest of the page, must not be used
 * inside: the browser test that compares every page with and without the cache would fail.
 * Browsers hydrate the content as usual.
 *
 * `container` is the element around the content. Functions among the props are event handlers and not part of the key.
 */
export function cachedFragment<Props extends object>(Component: ComponentType<Props>) {
  const id = nextFragmentId()
  return function CachedFragment({ container, ...props }: Props & { container: ReactElement }) {
    return cloneElement(container, useFragmentContent(id, <Component {...(props as unknown as Props)} />))
  }
}

let fragmentCount = 0

/** Distinguishes fragments with equal props. Browsers cache nothing. */
export function nextFragmentId(): string | undefined {
  return import.meta.env.SSR ? String(++fragmentCount) : undefined
}

type Content = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } }

/** Props for the element around the fragment. Without an id or content nothing is cached. */
export const useFragmentContent = import.meta.env.SSR ? useServerContent : useBrowserContent

function useBrowserContent(_id: string | undefined, content: ReactElement<object> | undefined): Content {
  return { children: content }
}

function useServerContent(id: string | undefined, content: ReactElement<object> | undefined): Content {
  const fragments = useContext(PageFragmentsContext)
  const outer = useFragmentScope()
  const locale = useLocale()
  const variant = useShellVariant()
  if (id === undefined || !content || !fragments || !variant) return { children: content }
  const key = `${id} ${locale} ${variant()} ${propsKey(content.props)}`
  const html = fragments.placeholder(key)
  if (html !== undefined) return { dangerouslySetInnerHTML: { __html: html } }
  const scope = fragments.open(key, outer)
  return { children: scope.mark(<FragmentScopeProvider value={scope}>{content}</FragmentScopeProvider>) }
}

function propsKey(props: object): string {
  if (import.meta.env.DEV) requireData(props, 'props')
  return JSON.stringify(props)
}

/** JSON would silently drop the contents of a Map, a URLSearchParams or an element. */
function requireData(value: unknown, path: string): void {
  if (typeof value !== 'object' || value === null) return
  const prototype = Object.getPrototypeOf(value)
  if ('$$typeof' in value || (prototype !== Object.prototype && !Array.isArray(value)))
    throw new Error(`A cached fragment has ${path}, which cannot be part of its key`)
  for (const [key, inner] of Object.entries(value)) requireData(inner, `${path}.${key}`)
}
