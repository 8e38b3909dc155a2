import { endOfRows } from './backup-format.ts'

const rowsEnd = Buffer.from(endOfRows)
const rowsEndAfterRow = Buffer.from(`\n${endOfRows}`)

/** Header and table lines are a few kilobytes; what has no line end for this long is something else. */
const longestLine = 1024 * 1024

/** The file ends too early, or is not what was written. */
export class CutShort extends Error {}

/** Takes a copy apart as it streams by: lines, and between them the rows of a table. */
export class Cutter {
  readonly #chunks: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]()
  }

  async line(): Promise<string> {
    for (;;) {
      const end = this.#rest.indexOf('\n')
      if (end >= 0) return this.#take(end + 1).toString('utf8', 0, end)
      if (this.#rest.length > longestLine) throw new CutShort()
      await this.#more()
    }
  }

  /** Up to the line `\.`, which COPY cannot write for a row: it doubles every backslash of a value. */
  async *rows(): AsyncGenerator<Buffer> {
    while (this.#rest.length < rowsEnd.length) await this.#more()
    if (this.#rest.subarray(0, rowsEnd.length).equals(rowsEnd)) {
      this.#take(rowsEnd.length)
      return
    }
    for (;;) {
      const end = this.#rest.indexOf(rowsEndAfterRow)
      if (end >= 0) {
        yield this.#take(end + 1)
        this.#take(rowsEnd.length)
        return
      }
      // The last bytes may be the beginning of the end.
      const sure = this.#rest.length - (rowsEndAfterRow.length - 1)
      if (sure > 0) yield this.#take(sure)
      await this.#more()
    }
  }

  /** Nothing may follow. */
  async end(): Promise<void> {
    const { done } = await this.#chunks.next()
    if (this.#rest.length > 0 || !done) throw new CutShort()
  }

  async close(): Promise<void> {
    await this.#chunks.return?.()
  }

  #take(length: number): Buffer {
    const taken = this.#rest.subarray(0, length)
    this.#rest = this.#rest.subarray(length)
    return taken
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#chunks.next()
    if (done) throw new CutShort()
    this.#rest = this.#rest.length === 0 ? value : Buffer.concat([this.#rest, value])
  }
}
