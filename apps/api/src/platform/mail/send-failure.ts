export interface SendFailure {
  /** The server refused this recipient or this message with a 5xx. */
  refusedForGood: boolean
  /** No later attempt can succeed either. */
  hopeless?: true
  /** Not about this mail: no other would get through now. */
  serverUnusable: boolean
  /** For staff, one short line. */
  reason: string
}

const aboutMail = ['EENVELOPE', 'EMESSAGE', 'ESTREAM']
const aboutSignIn = ['EAUTH', 'ENOAUTH', 'EOAUTH2']

/** Classifies errors of nodemailer and of the file system. */
export function sendFailure(error: unknown): SendFailure {
  const { code = '', command = '', response, responseCode = 0, message } = partsOf(error)
  // A refused MAIL FROM is a configuration error of the shop that the owner can fix, so it is retried.
  const isAboutMail = aboutMail.includes(code) && command !== 'MAIL FROM'
  // 503 is a bad sequence of commands, not a refusal.
  const isRefusal = responseCode >= 500 && responseCode !== 503
  // Some servers echo their input, which at sign-in is a password.
  const details = aboutSignIn.includes(code) ? `refused the sign-in (${responseCode})` : (response ?? message)
  return {
    refusedForGood: isAboutMail && isRefusal,
    serverUnusable: responseCode === 421 || !(code === '' || aboutMail.includes(code)),
    reason: shortLine(`${code} ${command} ${details}`),
  }
}

interface Parts {
  code?: string
  command?: string
  response?: string
  responseCode?: number
  message: string
}

function partsOf(error: unknown): Parts {
  if (!(error instanceof Error)) return { message: String(error) }
  const parts: Parts = { message: error.message }
  if ('code' in error && typeof error.code === 'string') parts.code = error.code
  if ('command' in error && typeof error.command === 'string') parts.command = error.command
  if ('response' in error && typeof error.response === 'string') parts.response = error.response
  if ('responseCode' in error && typeof error.responseCode === 'number')
    parts.responseCode = error.responseCode
  return parts
}

function shortLine(text: string): string {
  const plain = text.replaceAll(/[\p{Cc}\s]+/gu, ' ').replaceAll(/\/\/[^/\s]*@/g, '//***@')
  return plain.trim().slice(0, 200)
}

/** After a restore, or where the machine that wrote the mail has another key. */
export const unreadableSecrets: SendFailure = {
  refusedForGood: true,
  hopeless: true,
  serverUnusable: false,
  reason:
    'El código o enlace de este correo no se puede leer con la clave de esta máquina (copia restaurada u otra SECRET_KEY). El cliente debe pedir otro.',
}

/** No channel is left. */
export function givenUp(reason: string): SendFailure {
  return { refusedForGood: true, hopeless: true, serverUnusable: false, reason }
}
