import { formResponse } from '../../platform/form/form-response.ts'
import { textOf } from '../../platform/form/read-form.ts'
import { visitOf } from '../../rendering/context.ts'
import { nextFromReferer, safeNext } from '../session/safe-next.ts'
import type { Route } from './+types/login.ts'
import { resendActivation } from './resend-activation.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'

/** The page's three forms, and the dropdown's, told apart by the button that sent them. */
export async function answerLogin({ request, url, context }: Route.ActionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  const answer = await answerForm()
  return answer instanceof Response ? answer : formResponse(answer)

  function answerForm() {
    switch (textOf(form, 'intent')) {
      case 'signUp':
        return signUp(visit, form, url)
      case 'resend':
        return resendActivation(visit, form)
      default:
        return signIn(visit, form, nextOf(), url)
    }
  }

  /** Where the form says, else the page it was on: the dropdown is on all of them. */
  function nextOf(): string {
    const wanted = safeNext(textOf(form, 'next'), url.origin)
    return wanted ?? nextFromReferer(request.headers.get('referer'), url.origin) ?? '/account/dashboard'
  }
}
