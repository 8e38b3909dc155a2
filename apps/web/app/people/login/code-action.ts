import { finishCodeSignIn, requestSignInCode } from '@tecnoclick/contract/people/security/code-endpoints'
import { codeChannels } from '@tecnoclick/contract/people/security/code-schemas'
import { isEmail } from '@tecnoclick/domain/people/email'
import { redirect } from 'react-router'
import { refusedResult, translatorFor } from '../../platform/form/form-action.ts'
import type { FormResult } from '../../platform/form/form-result.ts'
import { isTicked, textOf } from '../../platform/form/read-form.ts'
import { redirectWithFlash } from '../../platform/session/redirect-within-site.ts'
import { safeNext } from '../../platform/session/safe-next.ts'
import type { Visit } from '../../rendering/context.ts'

export interface CodeResult extends FormResult {
  /** The address whose account gets a code, if there is one. */
  sentTo?: string
  isWrongCode?: boolean
}

/** Both steps of the page; the handle of the request is in a cookie. */
export function signInWithCode(visit: Visit, form: FormData, url: URL): Promise<CodeResult | Response> {
  return form.has('code') ? finish(visit, form, url) : ask(visit, form)
}

async function ask(visit: Visit, form: FormData): Promise<CodeResult> {
  const t = translatorFor(visit)
  const email = textOf(form, 'email').trim()
  const chosen = textOf(form, 'channel')
  const values = { email, channel: chosen }
  const channel = codeChannels.find((known) => known === chosen)
  if (!isEmail(email))
    return { errors: { email: t(email === '' ? 'validation.required' : 'validation.email') }, values }
  if (!channel) return { errors: { channel: t('validation.required') }, values }
  const outcome = await visit.client.attempt(requestSignInCode, { body: { email, channel } })
  return outcome.ok ? { sentTo: outcome.data.email } : { ...refusedResult(outcome.error, visit), values }
}

async function finish(visit: Visit, form: FormData, url: URL): Promise<CodeResult | Response> {
  const next = safeNext(textOf(form, 'next'), url.origin) ?? '/account/dashboard'
  const sharedDevice = isTicked(form, 'sharedDevice')
  const typed = { sentTo: textOf(form, 'email'), values: { ...(sharedDevice && { sharedDevice: 'on' }) } }
  const code = textOf(form, 'code').replace(/\s/g, '')
  if (!/^\d{6}$/.test(code)) return { ...typed, isWrongCode: true }
  const outcome = await visit.client.attempt(finishCodeSignIn, { body: { code, sharedDevice } })
  if (outcome.ok) return redirectWithFlash(next, 'welcome', url)
  if (outcome.error.code === 'secondFactorRequired')
    return redirect(`/account/login/second-factor?${new URLSearchParams({ next })}`)
  if (outcome.error.code === 'badCode') return { ...typed, isWrongCode: true }
  return { ...refusedResult(outcome.error, visit), ...typed }
}
