import { createContext, type ReactNode, useContext } from 'react'
import type { PartSheet } from './part-sheet.ts'

/** Given by the server alone. */
const SheetContext = createContext<PartSheet | undefined>(undefined)

export const SheetProvider = SheetContext.Provider

type Content = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } }

/**
 * The content of an element that is the same for everybody for whom `of` says the same: the server draws it once and keeps
 * it. It may depend on nothing else, and holds no `useId`, which counts from the top of the page. The browser draws what
 * it finds there like anything else.
 */
export function useDrawnOnce(of: (() => string) | undefined, draw: () => ReactNode): Content {
  const sheet = useContext(SheetContext)
  if (!import.meta.env.SSR || !sheet || !of) return { children: draw() }
  const key = of()
  const html = sheet.known(key)
  return html === undefined
    ? { children: sheet.framed(key, draw()) }
    : { dangerouslySetInnerHTML: { __html: html } }
}
