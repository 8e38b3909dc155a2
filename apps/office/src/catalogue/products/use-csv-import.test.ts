import { expect, test } from 'vitest'
import { readLines } from './use-csv-import.ts'

function bodyOf(...parts: string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(encoder.encode(part))
      controller.close()
    },
  })
}

test('lines are complete, however the network splits them', async () => {
  const lines: string[] = []
  for await (const line of readLines(bodyOf('{"done":', '1}\n{"done":2}\n{"do', 'ne":3}'))) lines.push(line)
  expect(lines).toEqual(['{"done":1}', '{"done":2}', '{"done":3}'])
})
