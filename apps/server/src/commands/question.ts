import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { Fault } from '../fault.ts'

export interface Questions {
  ask(question: string): Promise<string>
  /** Does not echo the input. */
  askSecretly(question: string): Promise<string>
  close(): void
}

/** Reads answers from the terminal or from a pipe, one per line. */
export function openQuestions(): Questions {
  let isSecret = false
  const echo = new Writable({
    write(chunk, _encoding, done) {
      if (!isSecret) stdout.write(chunk)
      done()
    },
  })
  const lines = createInterface({ input: stdin, output: echo, terminal: stdin.isTTY === true })
  const answers = lines[Symbol.asyncIterator]()

  async function ask(question: string, secretly: boolean): Promise<string> {
    stdout.write(`${question}: `)
    isSecret = secretly
    const { done, value } = await answers.next()
    if (secretly || !stdin.isTTY) stdout.write('\n')
    isSecret = false
    if (done) throw new Fault('Faltan respuestas: no se ha creado ninguna cuenta.', 'configuration')
    return value
  }

  return {
    ask: (question) => ask(question, false),
    askSecretly: (question) => ask(question, true),
    close: () => lines.close(),
  }
}
