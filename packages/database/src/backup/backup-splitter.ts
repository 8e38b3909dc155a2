import { endOfRows } from './backup-format.ts'

const rowsEnd = Buffer.from(endOfRows)
const rowsEndAfterRow = Buffer.from(`\n${endOfRows}`)

/** Header and table lines are a few kilobytes; a longer line means another format. */
const longestLine = 1024 * 1024

/** The file ends too early or is damaged. */
export class DamagedBackup extends Error {}

/** Splits a backup stream into lines and the table rows between them. */
export class BackupSplitter {
  readonly #chunks: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]()
  }

  async line(): Promise<string> {
    for (;;) {
      const end = this.#rest.indexOf('\n')
      if (end >= 0) return this.#take(end + 1).toString('utf8', 0, end)
      if (this.#rest.length > longestLine) throw new DamagedBackup()
      await this.#more()
    }
  }

  /** Ends at the line `\.`, which cannot be a row: COPY doubles every backslash of a value. */
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
      // The last bytes may be the start of the end marker.
      const sure = this.#rest.length - (rowsEndAfterRow.length - 1)
      if (sure > 0) yield this.#take(sure)
      await this.#more()
    }
  }

  /** Fails if anything follows. */
  async end(): Promise<void> {
    const { done } = await this.#chunks.next()
    if (this.#rest.length > 0 || !done) throw new DamagedBackup()
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
    if (done) throw new DamagedBackup()
    this.#rest = this.#rest.length === 0 ? value : Buffer.concat([this.#rest, value])
  }
}
