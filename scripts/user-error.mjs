/** A problem that the person at the keyboard can solve. Printed as one sentence, without a stack. */
export class UserError extends Error {
  name = 'UserError'

  constructor(message, { exitCode = 1, detail = '' } = {}) {
    super(message)
    this.exitCode = exitCode
    this.detail = detail
  }
}
