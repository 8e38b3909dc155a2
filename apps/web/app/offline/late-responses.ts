import { createStore } from 'zustand/vanilla'
import type { ShellData } from '../rendering/shell-data.ts'

/** Responses that arrived after older data was shown in their place. The next revalidation takes them. */
interface LateResponses {
  /** By page URL. */
  pages: ReadonlyMap<string, unknown>
  shell: ShellData | undefined
}

export const lateResponses = createStore<LateResponses>()(() => ({ pages: new Map(), shell: undefined }))

export function addLatePage(address: string, data: unknown): void {
  lateResponses.setState(({ pages }) => ({ pages: new Map(pages).set(address, data) }))
}

/** The cast is safe: one address always has the same loader. */
export function takeLatePage<Fresh>(address: string): { data: Fresh } | undefined {
  const { pages } = lateResponses.getState()
  if (!pages.has(address)) return undefined
  lateResponses.setState({ pages: new Map() })
  return { data: pages.get(address) as Fresh }
}

export function takeLateShell(): ShellData | undefined {
  const { shell } = lateResponses.getState()
  if (shell) lateResponses.setState({ shell: undefined })
  return shell
}
