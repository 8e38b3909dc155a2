import { preferenceCookies } from '@tecnoclick/contract/preferences'
import { isLocale } from '@tecnoclick/messages/locales'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { samePage } from './same-page.ts'

const year = 365 * 24 * 60 * 60

/** The field of a form is the cookie's name; a value that is no choice leaves the cookie as it is. */
const choices = [
  { name: preferenceCookies.locale, admits: isLocale },
  { name: preferenceCookies.currency, admits: (value: unknown) => /^[A-Z]{3}$/.test(String(value)) },
  { name: preferenceCookies.saveData, admits: (value: unknown) => value === '1' || value === '0' },
]

/** Language, currency and data saver are cookies, so that the server renders what was chosen (DECISIONS 1.2, 1.3). */
export async function action({ request, url }: ActionFunctionArgs) {
  const form = await request.formData()
  const secure = url.protocol === 'https:' ? '; Secure' : ''
  const headers = new Headers()
  for (const { name, admits } of choices) {
    const value = form.get(name)
    if (!admits(value)) continue
    headers.append('set-cookie', `${name}=${value}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`)
  }
  return redirect(samePage(request.headers.get('referer'), url.origin), { headers })
}

/** The address typed by hand changes nothing. */
export function loader() {
  return redirect('/')
}
