/** The shop could not be reached at all. `fetch` says so by a TypeError, which a bug of ours would look like too. */
export class NoAnswer extends Error {
  constructor(cause: unknown) {
    super('No answer', { cause })
    this.name = 'NoAnswer'
  }
}
