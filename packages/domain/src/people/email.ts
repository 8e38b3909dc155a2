/** Letters, digits and ._%+- before @, a domain, an ending of 2 to 4 letters (platform.md#input-rules). */
const formPattern = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,4}$/

/** RFC 5321: the longest address a mail server must accept. */
const longestEmail = 254

/**
 * One plain ASCII address that mail can be sent to. The shop's own may end in `.store`. Display names, lists, quoted
 * local parts and line breaks do not match.
 */
const oneAddress = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}$/

export function isMailAddress(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestEmail && oneAddress.test(value)
}

/**
 * The rule of every form and path (platform.md#input-rules). The form pattern alone accepts `a@b..cu`, to which mail
 * cannot be sent.
 */
export function isEmail(text: string): boolean {
  return formPattern.test(text) && isMailAddress(text)
}

/** Two spellings with the same result are one account. */
export function foldEmail(text: string): string {
  return text.trim().toLowerCase()
}

/** The mailbox behind an address: what follows a plus is the owner's to choose. For limits; accounts keep their address. */
export function mailboxOf(email: string): string {
  return foldEmail(email).replace(/^([^+@]*)\+[^@]*@/, '$1@')
}

/** `ana@ejemplo.cu` → `a•••@ejemplo.cu`: enough to recognize one's own, too little to write to. */
export function maskEmail(email: string): string {
  return `${Array.from(email)[0] ?? ''}•••${email.slice(email.lastIndexOf('@'))}`
}
