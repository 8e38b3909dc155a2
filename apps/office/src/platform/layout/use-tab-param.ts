import { useLocation, useSearchParams } from 'react-router'

/** The tab in `?tab=prices`, so that it can be linked and survives a reload. The first one needs no parameter. */
export function useTabParam<Id extends string>(
  tabs: readonly [Id, ...Id[]],
  param = 'tab',
): [Id, (tab: Id) => void] {
  const [query, setQuery] = useSearchParams()
  // Keeps the filter of the list and the way back to the work queue.
  const { state } = useLocation()
  const wanted = query.get(param)
  const active = tabs.find((tab) => tab === wanted) ?? tabs[0]
  function show(tab: Id) {
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        if (tab === tabs[0]) next.delete(param)
        else next.set(param, tab)
        return next
      },
      { replace: true, preventScrollReset: true, state },
    )
  }
  return [active, show]
}
