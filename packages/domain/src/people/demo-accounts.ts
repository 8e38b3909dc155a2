/** The accounts of the demo that everybody knows the password of (people.md#demo-accounts). */
export const demoEmails = [
  'cliente@demo.cu',
  'empresa@demo.cu',
  'admin@demo.cu',
  'vendedor@demo.cu',
  'tecnico@demo.cu',
  'redactor@demo.cu',
  'mensajero@demo.cu',
] as const

export function isDemoEmail(email: string): boolean {
  return demoEmails.some((known) => known === email.trim().toLowerCase())
}
