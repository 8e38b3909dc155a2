import { createContext, useContext } from 'react'

/** What one answer of the server is, beyond its data. Not loader data: that would make every page different. */
export interface PageFacts {
  /** Preloaded beside the scripts; the browser finds it by itself on later pages. */
  messageChunks?: readonly string[]
  /** Known on error pages only, so that all others stay the same for everyone. */
  requestId?: string | undefined
}

const PageFactsContext = createContext<PageFacts>({})

export const PageFactsProvider = PageFactsContext.Provider

export function usePageFacts(): PageFacts {
  return useContext(PageFactsContext)
}

/** The root element carries the request id over to the browser (`data-request-id`). */
export function readPageFacts(root: HTMLElement): PageFacts {
  return { requestId: root.dataset.requestId }
}
