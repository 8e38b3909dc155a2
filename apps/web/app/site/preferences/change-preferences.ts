import { type PreferenceName, writeChoice } from '@tecnoclick/contract/platform/preferences'
import { isLocale } from '@tecnoclick/messages/platform/locales'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { isOffline, noteFailure } from '../../platform/connection-state.ts'
import { isOutage } from '../../platform/form/catch-outage.ts'
import type { Route } from './+types/change-preferences.ts'
import { samePage } from './same-page.ts'

/** A form field has the name of its choice; an invalid value leaves the cookie as it is. */
const choices: readonly { name: PreferenceName; isValid(value: unknown): boolean }[] = [
  { name: 'locale', isValid: isLocale },
  { name: 'currency', isValid: (value) => /^[A-Z]{3}$/.test(String(value)) },
  { name: 'saveData', isValid: (value) => value === '1' || value === '0' },
]

/** Language, currency and data saver are cookies, so that the server renders the choice (site.md#browser-state). */
export async function action({ request, url }: ActionFunctionArgs) {
  const headers = new Headers()
  for (const cookie of cookiesOf(await request.formData(), url)) headers.append('set-cookie', cookie)
  return redirect(samePage(request.headers.get('referer'), url.origin), { headers })
}

/** Offline the browser sets the cookies itself and renders the page from its cache. */
export async function clientAction({ request, url, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  try {
    if (!isOffline()) return await serverAction()
  } catch (problem) {
    if (!isOutage(problem)) throw problem
    noteFailure(problem)
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in many browsers.
  for (const cookie of cookiesOf(form, url)) document.cookie = cookie
  return null
}

function cookiesOf(form: FormData, url: URL): string[] {
  return choices.flatMap(({ name, isValid }) => {
    const value = form.get(name)
    return isValid(value) ? writeChoice(name, String(value), url) : []
  })
}

/** A GET, such as a typed address, changes nothing. */
export function loader() {
  return redirect('/')
}
