import { preferenceCookies } from '@tecnoclick/contract/platform/preferences'
import { isLocale } from '@tecnoclick/messages/locales'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { isOutage } from '../../platform/form/keep-form.ts'
import type { Route } from './+types/change-preferences.ts'
import { samePage } from './same-page.ts'

const year = 365 * 24 * 60 * 60

/** The field of a form is the cookie's name; a value that is no choice leaves the cookie as it is. */
const choices = [
  { name: preferenceCookies.locale, admits: isLocale },
  { name: preferenceCookies.currency, admits: (value: unknown) => /^[A-Z]{3}$/.test(String(value)) },
  { name: preferenceCookies.saveData, admits: (value: unknown) => value === '1' || value === '0' },
]

/** Language, currency and data saver are cookies, so that the server renders the choice (site.md#browser-state). */
export async function action({ request, url }: ActionFunctionArgs) {
  const headers = new Headers()
  for (const cookie of cookiesOf(await request.formData(), url)) headers.append('set-cookie', cookie)
  return redirect(samePage(request.headers.get('referer'), url.origin), { headers })
}

/** Without a line the browser sets them itself, and the page is drawn anew from what it keeps. */
export async function clientAction({ request, url, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  try {
    if (navigator.onLine) return await serverAction()
  } catch (problem) {
    if (!isOutage(problem)) throw problem
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the other way to set one is missing in half of all browsers.
  for (const cookie of cookiesOf(form, url)) document.cookie = cookie
  return null
}

function cookiesOf(form: FormData, { protocol }: URL): string[] {
  const secure = protocol === 'https:' ? '; Secure' : ''
  return choices.flatMap(({ name, admits }) => {
    const value = form.get(name)
    return admits(value) ? `${name}=${value}; Path=/; Max-Age=${year}; SameSite=Lax${secure}` : []
  })
}

/** The address typed by hand changes nothing. */
export function loader() {
  return redirect('/')
}
