import {
  signIn as signInEndpoint,
  signUpBusiness,
  signUpPerson,
} from '@tecnoclick/contract/people/security/endpoints'
import { redirect } from 'react-router'
import { acceptPassword, refusedResult, translatorFor } from '../../platform/form/form-action.ts'
import { formResponse } from '../../platform/form/form-result.ts'
import { isTicked, textOf, textsOf } from '../../platform/form/read-form.ts'
import { redirectWithFlash } from '../../platform/session/redirect-within-site.ts'
import { nextFromReferer, safeNext } from '../../platform/session/safe-next.ts'
import { type Visit, visitOf } from '../../rendering/context.ts'
import { profileFirst } from '../profile/profile-first.ts'
import type { Route } from './+types/login.ts'
import { clearedActivatedEmail } from './activated-email.ts'
import { signInRules, signUpRules } from './login-rules.ts'
import { type ResendResult, resendActivation } from './resend-activation.ts'

export interface LoginResult extends ResendResult {
  /** Which of the page's forms was sent. */
  form: 'signIn' | 'signUp' | 'resend'
}

/** Handles the three forms of the sign-in page and the one in the header, by their intent. */
export async function loginAction({ request, url, context }: Route.ActionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  const result = await handleForm()
  return result instanceof Response ? result : formResponse(result)

  function handleForm() {
    switch (textOf(form, 'intent')) {
      case 'signUp':
        return signUp(visit, form, url)
      case 'resend':
        return resend(visit, form, url)
      default:
        return signIn(visit, form, nextPage(), url)
    }
  }

  /** What the form says, else the page it was on: the form in the header is on every page. */
  function nextPage(): string {
    const wanted = safeNext(textOf(form, 'next'), url.origin)
    return wanted ?? nextFromReferer(request.headers.get('referer'), url.origin) ?? '/account/dashboard'
  }
}

/** The API sets the session cookie; the server forwards its Set-Cookie header with this response. */
async function signIn(visit: Visit, form: FormData, next: string, url: URL): Promise<LoginResult | Response> {
  const values = {
    ...textsOf(form, ['email', 'next']),
    ...(isTicked(form, 'sharedDevice') && { sharedDevice: 'on' }),
  }
  const accepted = acceptPassword(form, signInRules, translatorFor(visit))
  if (!accepted.ok) return { form: 'signIn', errors: accepted.errors, values }
  const outcome = await visit.client.attempt(signInEndpoint, {
    body: {
      email: textOf(accepted.form, 'email'),
      password: textOf(accepted.form, 'password'),
      sharedDevice: isTicked(accepted.form, 'sharedDevice'),
    },
  })
  if (outcome.ok) {
    const welcome = redirectWithFlash(next, 'welcome', url)
    welcome.headers.append('set-cookie', clearedActivatedEmail(url))
    return welcome
  }
  if (outcome.error.code === 'secondFactorRequired') {
    return redirect(`/account/login/second-factor?${new URLSearchParams({ next })}`)
  }
  return { form: 'signIn', ...refusedResult(outcome.error, visit), values }
}

/** The page that follows says which mailbox to look into (people.md#registration). */
async function signUp(visit: Visit, form: FormData, url: URL): Promise<LoginResult | Response> {
  const values = textsOf(form, ['accountType', 'email', 'phone', 'next'])
  const wanted = safeNext(values.next, url.origin)
  const isBusiness = values.accountType === 'business'
  const next = isBusiness ? profileFirst(wanted) : wanted
  const accepted = acceptPassword(form, signUpRules, translatorFor(visit))
  if (!accepted.ok) return { form: 'signUp', errors: accepted.errors, values }
  const endpoint = isBusiness ? signUpBusiness : signUpPerson
  const outcome = await visit.client.attempt(endpoint, {
    body: { ...textsOf(accepted.form, ['email', 'password', 'phone']), next },
  })
  if (!outcome.ok) return { form: 'signUp', ...refusedResult(outcome.error, visit), values }
  const query = new URLSearchParams({ email: outcome.data.email, ...(next && { next }) })
  return redirectWithFlash(`/account/registered?${query}`, 'registered', url)
}

async function resend(visit: Visit, form: FormData, url: URL): Promise<LoginResult> {
  return { form: 'resend', ...(await resendActivation(visit, form, url)) }
}
