import { downloadPersonalData } from '@tecnoclick/contract/people/account/endpoints'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { acceptPassword, translatorFor } from '../../platform/form/form-action.ts'
import { textOf } from '../../platform/form/read-form.ts'
import { requireViewer } from '../../platform/session/find-viewer.ts'
import { visitOf } from '../../rendering/context.ts'
import { confirmPasswordRules } from './confirm-password-rules.ts'
import type { DownloadProblem } from './download-form.tsx'

/** A plain form posts here: the browser saves the answer as a file, and comes back to the page when there is none. */
export async function action({ request, context }: ActionFunctionArgs) {
  const visit = visitOf(context)
  const { email } = await requireViewer(visit)
  const accepted = acceptPassword(await request.formData(), confirmPasswordRules(email), translatorFor(visit))
  if (!accepted.ok) return backWith('password')
  const body = { password: textOf(accepted.form, 'password') }
  const outcome = await visit.client.attempt(downloadPersonalData, { body })
  if (!outcome.ok) return backWith(problemOf(outcome.error.code))
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

function problemOf(code: string): DownloadProblem {
  if (code === 'badCredentials' || code === 'invalid') return 'password'
  return code === 'tooMany' ? 'tooMany' : 'failed'
}
