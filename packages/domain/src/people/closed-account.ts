/** RFC 2606: no mail can ever be delivered below `.invalid`. */
const domain = 'closed.invalid'

/** Takes the place of an address that must be forgotten; unique by what it stands for, such as `account-12`. */
export function closedAddress(name: string): string {
  return `${name}@${domain}`
}

export function isClosedAddress(email: string): boolean {
  return email.endsWith(`@${domain}`)
}
