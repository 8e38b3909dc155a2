/** Why the store cannot run, with an exit code for the supervisor. */
export const exitCodes = {
  other: 1,
  configuration: 2,
  port: 3,
  database: 4,
  dataDir: 5,
  newerDatabase: 6,
  webMissing: 7,
  backup: 8,
} as const

export type FaultKind = keyof typeof exitCodes

/** An error that an operator can fix; the message is for them, in Spanish. */
export class Fault extends Error {
  override readonly name = 'Fault'
  readonly kind: FaultKind
  constructor(message: string, kind: FaultKind, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
