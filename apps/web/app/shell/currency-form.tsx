import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'

/** With script the page stays and only its prices are loaded anew; without, it is a plain post and redirect. */
export function CurrencyForm({ children }: { children: ReactNode }) {
  const fetcher = useFetcher()
  return (
    <fetcher.Form method="post" action="/preferences" preventScrollReset>
      {children}
    </fetcher.Form>
  )
}
