import { createContext, useContext } from 'react'
import type { FragmentScope } from './page-fragments.ts'

const FragmentScopeContext = /* @__PURE__ */ createContext<FragmentScope | undefined>(undefined)

export const FragmentScopeProvider = FragmentScopeContext.Provider

/** Undefined in browsers, where nothing is shared. */
export const useFragmentScope: () => FragmentScope | undefined = import.meta.env.SSR
  ? () => useContext(FragmentScopeContext)
  : () => undefined
