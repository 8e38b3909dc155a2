/** Something the person at the keyboard can mend: told in one sentence, without a stack. */
export class Fault extends Error {
  constructor(message, { exitCode = 1, detail = '' } = {}) {
    super(message)
    this.name = 'Fault'
    this.exitCode = exitCode
    this.detail = detail
  }
}
