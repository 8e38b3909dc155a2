/** The cookie of this name that a response sets: its value and its attributes, in lower case. */
export function cookieOf(
  response: Response,
  name: string,
): { value: string; attributes: string } | undefined {
  const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`))
  if (!line) return undefined
  const [pair = '', ...attributes] = line.split('; ')
  return { value: pair.slice(name.length + 1), attributes: attributes.join('; ').toLowerCase() }
}
