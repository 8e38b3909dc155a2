/** Why no answer came. Codes alone: a message could name the address, which may hold a secret. */
export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer'
  const { cause } = error
  if (cause instanceof Error && 'code' in cause) return shortReason(String(cause.code))
  return error.name
}

/** What another service says, as one short line for staff. */
export function shortReason(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 150)
}
