import { createEncryption } from '../secrets/encryption.ts'

/**
 * Codes and tokens of mails (platform.md#mail). The outbox keeps a placeholder in the body and the values encrypted under a
 * key that is not in the database; they are put in when the mail is sent.
 */
export interface MailSecrets {
  /** Bound to the recipient: moved to a mail for somebody else, the values cannot be read. */
  seal(to: string, values: SecretValues): Buffer
  /** Undefined where the key is another one or the bytes were changed. */
  open(to: string, sealed: Buffer): SecretValues | undefined
}

export type SecretValues = Readonly<Record<string, string>>

export function createMailSecrets(secretKey: string): MailSecrets {
  const { encrypt, decrypt } = createEncryption(secretKey, 'mail secrets')
  return {
    seal(to, values) {
      // They go into HTML and text as they are.
      if (!Object.values(values).every((value) => /^[\w-]+$/.test(value)))
        throw new Error('A secret of a mail consists of letters, digits, _ and -')
      return encrypt(Buffer.from(JSON.stringify(values)), to)
    },
    open(to, sealed) {
      const opened = decrypt(sealed, to)
      return opened && JSON.parse(opened.toString('utf8'))
    },
  }
}

/** Private use: no keyboard types it. Migration 0005 writes the same. */
const mark = '\uE000'
const placeholders = /\uE000(\w+)\uE000/g

export function placeholder(name: string): string {
  return mark + name + mark
}

export function hasPlaceholder(body: string): boolean {
  return body.includes(mark)
}

/** What staff see. */
export function maskSecrets(body: string): string {
  return body.replaceAll(placeholders, '••••')
}

interface StoredBody {
  to: string
  html: string
  text: string
  secrets: Buffer | null
  headers?: Record<string, string>
}

/** The body as its reader gets it; undefined where its secrets cannot be read. */
export function openBody(
  mailSecrets: MailSecrets,
  { to, html, text, secrets, headers = {} }: StoredBody,
): { html: string; text: string; headers: Record<string, string> } | undefined {
  if (![html, text, ...Object.values(headers)].some(hasPlaceholder)) return { html, text, headers }
  const values = secrets ? mailSecrets.open(to, secrets) : undefined
  if (!values) return undefined
  const fill = (body: string) => body.replaceAll(placeholders, (found, name) => values[name] ?? found)
  const filled = Object.entries(headers).map(([name, value]) => [name, fill(value)])
  return { html: fill(html), text: fill(text), headers: Object.fromEntries(filled) }
}

/** What its reader has to say or type, where the body shows it. */
export function codeOf(
  mailSecrets: MailSecrets,
  { to, text, secrets }: Pick<StoredBody, 'to' | 'text' | 'secrets'>,
): string | undefined {
  return secrets && text.includes(placeholder('code')) ? mailSecrets.open(to, secrets)?.code : undefined
}
