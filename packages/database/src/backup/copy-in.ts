import { once } from 'node:events'
import type { Submittable } from 'pg'
import { type Connection, copiedRows } from './pg-messages.ts'

/** `COPY … FROM STDIN` as a writable stream for `client.query`, with the back pressure of PostgreSQL. */
export class CopyIn implements Submittable {
  readonly #statement: string
  readonly #ready = Promise.withResolvers<Connection>()
  readonly #done = Promise.withResolvers<number>()
  #rows = 0

  constructor(statement: string) {
    this.#statement = statement
    // The writer gets the error; between two writes nothing listens.
    this.#ready.promise.catch(() => {})
    this.#done.promise.catch(() => {})
  }

  async write(bytes: Buffer): Promise<void> {
    const connection = await this.#ready.promise
    connection.sendCopyFromChunk(bytes)
    if (connection.stream.writableNeedDrain) {
      await Promise.race([once(connection.stream, 'drain'), this.#done.promise])
    }
  }

  /** Number of rows that PostgreSQL copied. */
  async end(): Promise<number> {
    const connection = await this.#ready.promise
    connection.endCopyFrom()
    return this.#done.promise
  }

  submit(connection: Connection): void {
    connection.query(this.#statement)
  }

  handleCopyInResponse(connection: Connection): void {
    this.#ready.resolve(connection)
  }

  handleCommandComplete(message: { text: string }): void {
    this.#rows = copiedRows(message)
  }

  handleReadyForQuery(): void {
    this.#done.resolve(this.#rows)
  }

  handleError(error: Error): void {
    this.#ready.reject(error)
    this.#done.reject(error)
  }
}
