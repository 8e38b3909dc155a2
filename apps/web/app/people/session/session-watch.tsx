import { PageContainer } from '@tecnoclick/ui/page-container'
import { useEffect, useState } from 'react'
import { data, Outlet } from 'react-router'
import { visitOf } from '../../rendering/context.ts'
import type { Route } from './+types/session-watch.ts'
import { endDeadSession } from './end-dead-session.ts'
import { clearedFlash } from './flash-cookie.ts'
import { loadFlash } from './load-flash.ts'
import { useSessionNews } from './use-session-news.ts'

export const middleware = [endDeadSession]

export async function loader({ request, context }: Route.LoaderArgs) {
  const news = await loadFlash(visitOf(context), request)
  return data(news ?? null, { headers: news ? { 'set-cookie': clearedFlash } : {} })
}

/** Its data is news of one document load; asked again it would be none. */
export function shouldRevalidate() {
  return false
}

/** Around every page: who is signed in may change under any of them. */
export default function SessionWatch({ loaderData: news }: Route.ComponentProps) {
  // Written for browsers without script; where there is script, a toast says it.
  const [notice, setNotice] = useState(news?.text)
  useEffect(() => setNotice(undefined), [])
  useSessionNews(news?.flash)
  return (
    <>
      {notice !== undefined && (
        <PageContainer className="hidden pt-4 no-script:block">
          <p role="status" className="rounded-md bg-success-soft px-4 py-3 font-medium text-sm text-success">
            {notice}
          </p>
        </PageContainer>
      )}
      <Outlet />
    </>
  )
}
