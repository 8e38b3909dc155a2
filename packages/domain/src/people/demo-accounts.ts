/** The accounts of the demo shop, whose passwords the README tells. */
export function isDemoAccount(email: string): boolean {
  return /@demo\.cu$/i.test(email)
}
