import { Readable } from 'node:stream'
import type { Submittable } from 'pg'
import { type Connection, copiedRows } from './pg-messages.ts'

/** PostgreSQL sends every row by itself; compressors and disks prefer larger bites. */
const biteBytes = 256 * 1024

/**
 * `COPY … TO STDOUT` as a stream, given to `client.query`. It reads from the socket no faster than it is read from, so
 * the largest table takes no more memory than its largest row.
 */
export class CopyOut extends Readable implements Submittable {
  /** Known when the stream has ended. */
  rows = 0
  readonly #statement: string
  readonly #bite = Buffer.allocUnsafe(biteBytes)
  #filled = 0
  #connection: Connection | undefined

  constructor(statement: string) {
    super({ highWaterMark: biteBytes })
    this.#statement = statement
  }

  submit(connection: Connection): void {
    this.#connection = connection
    connection.query(this.#statement)
  }

  /** The bytes are only lent: node-postgres reuses its buffer for the next message. */
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (this.#filled + chunk.length > biteBytes) this.#hand()
    if (chunk.length > biteBytes) {
      this.#give(Buffer.from(chunk))
      return
    }
    chunk.copy(this.#bite, this.#filled)
    this.#filled += chunk.length
  }

  handleCommandComplete(message: { text: string }): void {
    this.rows = copiedRows(message)
    this.#hand()
  }

  handleReadyForQuery(): void {
    this.push(null)
  }

  handleError(error: Error): void {
    this.destroy(error)
  }

  override _read(): void {
    this.#connection?.stream.resume()
  }

  #hand(): void {
    if (this.#filled === 0) return
    this.#give(Buffer.from(this.#bite.subarray(0, this.#filled)))
    this.#filled = 0
  }

  #give(bytes: Buffer): void {
    if (!this.push(bytes)) this.#connection?.stream.pause()
  }
}
