/** B §5: letters, digits and ._%+- before @, a domain, a 2 to 4 letter ending. The one rule of every form and path. */
const emailPattern = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,4}$/

/** RFC 5321: the longest address a mail server must take. */
const longestEmail = 254

export function isEmail(text: string): boolean {
  return text.length <= longestEmail && emailPattern.test(text)
}

/** Two spellings with the same result are one account. */
export function foldEmail(text: string): string {
  return text.trim().toLowerCase()
}
