import { expect, test } from 'vitest'
import { linesOf } from './send-csv.ts'

function bodyOf(...parts: string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(encoder.encode(part))
      controller.close()
    },
  })
}

test('lines are told whole, however the network cuts them', async () => {
  const lines: string[] = []
  for await (const line of linesOf(bodyOf('{"done":', '1}\n{"done":2}\n{"do', 'ne":3}'))) lines.push(line)
  expect(lines).toEqual(['{"done":1}', '{"done":2}', '{"done":3}'])
})
