import { Readable } from 'node:stream'
import type { Submittable } from 'pg'
import { type Connection, copiedRows } from './pg-messages.ts'

/** PostgreSQL sends every row separately; larger chunks compress and write better. */
const chunkBytes = 256 * 1024

/**
 * `COPY … TO STDOUT` as a readable stream for `client.query`. It applies back pressure to the socket, so that a table
 * needs no more memory than its largest row.
 */
export class CopyOut extends Readable implements Submittable {
  /** Known when the stream has ended. */
  rows = 0
  readonly #statement: string
  readonly #chunk = Buffer.allocUnsafe(chunkBytes)
  #filled = 0
  #connection: Connection | undefined

  constructor(statement: string) {
    super({ highWaterMark: chunkBytes })
    this.#statement = statement
  }

  submit(connection: Connection): void {
    this.#connection = connection
    connection.query(this.#statement)
  }

  /** Copies the bytes: node-postgres reuses its buffer for the next message. */
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (this.#filled + chunk.length > chunkBytes) this.#hand()
    if (chunk.length > chunkBytes) {
      this.#give(Buffer.from(chunk))
      return
    }
    chunk.copy(this.#chunk, this.#filled)
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
    this.#give(Buffer.from(this.#chunk.subarray(0, this.#filled)))
    this.#filled = 0
  }

  #give(bytes: Buffer): void {
    if (!this.push(bytes)) this.#connection?.stream.pause()
  }
}
