import { createContext, useContext } from 'react'

/** Facts about one response. Not loader data, which would make every page different and break the page cache. */
export interface PageFacts {
  /** Preloaded by the first page; the router loads them for later pages. */
  messageChunks?: readonly string[]
  /** Only on error pages, so that all others are the same for everyone. */
  requestId?: string | undefined
}

const PageFactsContext = createContext<PageFacts>({})

export const PageFactsProvider = PageFactsContext.Provider

export function usePageFacts(): PageFacts {
  return useContext(PageFactsContext)
}

/** The root element passes the request id to the browser (`data-request-id`). */
export function readPageFacts(root: HTMLElement): PageFacts {
  return { requestId: root.dataset.requestId }
}
