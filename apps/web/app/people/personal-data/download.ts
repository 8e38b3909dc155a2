import { downloadPersonalData } from '@tecnoclick/contract/people/account/endpoints'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { requireViewer } from '../../platform/session/find-viewer.ts'
import { visitOf } from '../../rendering/context.ts'
import type { DownloadProblem } from './download-form.tsx'

/** A plain form posts here: the browser saves the answer as a file, and comes back to the page when there is none. */
export async function action({ context }: ActionFunctionArgs) {
  const visit = visitOf(context)
  await requireViewer(visit)
  const outcome = await visit.client.attempt(downloadPersonalData)
  if (!outcome.ok) {
    const { code } = outcome.error
    // The page asks for it.
    if (code === 'confirmationRequired') return redirect('/account/data')
    return backWith(code === 'tooMany' ? 'tooMany' : 'failed')
  }
  const day = outcome.data.createdDate.slice(0, 10)
  return new Response(`${JSON.stringify(outcome.data, undefined, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="tecnoclick-${day}.json"`,
      'cache-control': 'private, no-store',
    },
  })
}

export function loader() {
  return redirect('/account/data')
}

function backWith(problem: DownloadProblem): Response {
  return redirect(`/account/data?problem=${problem}`)
}
