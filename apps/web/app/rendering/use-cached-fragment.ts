import { createContext, type ReactNode, useContext } from 'react'
import type { PageFragments } from './page-fragments.ts'

/** Provided only by the server. */
const PageFragmentsContext = createContext<PageFragments | undefined>(undefined)

export const PageFragmentsProvider = PageFragmentsContext.Provider

type Content = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } }

/**
 * Props for an element whose content is the same for every page with the same key. The server renders it once and caches
 * the HTML. The content must depend on nothing but the key, and must not call `useId`, whose ids depend on the whole
 * page. Browsers hydrate it as usual.
 */
export function useCachedFragment(key: (() => string) | undefined, render: () => ReactNode): Content {
  const fragments = useContext(PageFragmentsContext)
  if (!import.meta.env.SSR || !fragments || !key) return { children: render() }
  const text = key()
  const html = fragments.placeholder(text)
  return html === undefined
    ? { children: fragments.capture(text, render()) }
    : { dangerouslySetInnerHTML: { __html: html } }
}
