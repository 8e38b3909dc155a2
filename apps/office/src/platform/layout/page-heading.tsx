import { getPublicSettings } from '@tecnoclick/contract/site/settings/endpoints'
import { minutes } from '@tecnoclick/domain/platform/duration'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { useGetOne } from 'ra-core'
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { textOf } from '../api/form-values.ts'
import { officeClient } from '../api/office-client.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { useIsPermitted } from '../permissions.tsx'

/** How many items wait in the work queue. The layout provides it; every page shows it in the tab's title. */
export const WorkQueueCountContext = createContext(0)

interface PageHeadingProps {
  title: string
  text?: string
  /** Usually the button that adds a row. */
  action?: ReactNode
}

/** The page's heading and document title. Takes the focus after client-side navigation, as a page load would. */
export function PageHeading({ title, text, action }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const navigationType = useRef(useNavigationType())
  const store = useStoreName()
  const count = useContext(WorkQueueCountContext)
  const pageTitle = store ? fillText(office.pageTitle, { page: title, store }) : title

  useEffect(() => {
    if (navigationType.current !== 'POP') heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div className="mb-5 flex flex-wrap items-start max-md:mb-3 max-md:items-center justify-between gap-x-6 gap-y-3">
      <title>{count > 0 ? fillText(office.workQueue.counted, { count, title: pageTitle }) : pageTitle}</title>
      <div className="min-w-0 md:flex-[1_1_20rem]">
        <h1 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {title}
        </h1>
        {text && <p className="mt-1 max-w-prose text-ink-muted text-sm">{text}</p>}
      </div>
      {action}
    </div>
  )
}

/** The state of what the page shows, and since when. Directly below its heading. */
export function PageStatus({ children }: { children: ReactNode }) {
  return <p className="mb-5 flex flex-wrap items-center gap-2 text-ink-muted text-sm md:-mt-3">{children}</p>
}

/**
 * Read as a row of `settings`, so that an edit there updates it at once; by those who do not edit settings as every
 * visitor reads it. Empty until it is loaded.
 */
export function useStoreName(): string {
  const mayReadSettings = useIsPermitted()('settings:read')
  const row = useGetOne<{ id: string; value: unknown }>(
    'settings',
    { id: 'storeName' },
    { staleTime: minutes(5), enabled: mayReadSettings },
  )
  const shared = useApiQuery({
    queryKey: ['public-settings'],
    read: ({ signal }) => officeClient.call(getPublicSettings, { signal }),
    staleTime: minutes(5),
    enabled: !mayReadSettings,
  })
  return row.data ? textOf(row.data.value) : (shared.data?.storeName ?? '')
}
