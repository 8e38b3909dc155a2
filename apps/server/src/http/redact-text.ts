import { apiKeyPrefix } from '@tecnoclick/domain/people/api-key'

export const cut = '***'

/** Words of names whose values are secret or personal: `api_key`, `resetKey`, `access-token`, `filter[where][email]`. */
const secretWords =
  'token|key|code|codigo|passw|secret|session|mail|hid|signature|auth|credential|handle|phone'

const secretName = new RegExp(secretWords, 'i')

export function isSecretName(name: string): boolean {
  return secretName.test(name)
}

const apiKeys = new RegExp(`${apiKeyPrefix}[\\w-]+`, 'g')
/** Bounded, so that a long line of an attacker costs no more than its length. */
const emails = /[\w.+%-]{1,64}(?:@|%40)(?:[\w-]{1,63}\.){1,8}[a-z]{2,24}/gi
const bearers = /(bearer(?:\s|%20)+)[\w.~+/=-]+/gi
const queryValues = new RegExp(
  `([?&][^=?&\\s"\\\\]{0,60}(?:${secretWords})[^=?&\\s"\\\\]{0,60}=)[^&\\s"\\\\]+`,
  'gi',
)

/** Without keys, tokens and e-mail addresses, wherever in a text they stand. Every line of the log passes through it. */
export function redactText(text: string): string {
  const shown = text.replace(apiKeys, cut).replace(queryValues, `$1${cut}`).replace(bearers, `$1${cut}`)
  return /@|%40/.test(shown) ? shown.replace(emails, cut) : shown
}
