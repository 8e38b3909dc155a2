import type { PasskeyAssertion } from '@tecnoclick/contract/people/security/second-factor-schemas'
import { textOf } from '../../platform/form/read-form.ts'

/** What a `FactorForm` sent. The API validates the passkey. */
export function readAnswer(form: FormData): {
  code?: string
  password?: string
  passkey?: PasskeyAssertion
} {
  if (form.has('passkey')) return { passkey: parsePasskey(textOf(form, 'passkey')) as PasskeyAssertion }
  if (form.has('password')) return { password: textOf(form, 'password') }
  return { code: textOf(form, 'code') }
}

/** Null where it is no JSON, which the API refuses. */
export function parsePasskey(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // somebody typed a request by hand
  }
}
