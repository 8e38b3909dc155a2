import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

type WireValue = { stringValue?: string; intValue?: number; boolValue?: boolean }
type WireAttributes = readonly { key: string; value: WireValue }[]

interface WireSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: WireAttributes
}

export interface ReceivedSpan extends Omit<WireSpan, 'attributes'> {
  attributes: Record<string, string | number | boolean | undefined>
  /** Of the process that sent it. */
  resource: ReceivedSpan['attributes']
}

/** Receives OTLP over HTTP in JSON, until the test ends. One that hangs takes everything and answers nothing. */
export async function otlpReceiver({ hangs = false } = {}) {
  const spans: ReceivedSpan[] = []
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    bodies.push(body)
    if (hangs) return
    const sent = JSON.parse(body)
    for (const { resource, scopeSpans } of sent.resourceSpans ?? []) {
      const own = readAttributes(resource.attributes)
      const found: WireSpan[] = scopeSpans.flatMap((scope: { spans: WireSpan[] }) => scope.spans)
      spans.push(
        ...found.map((span) => ({ ...span, attributes: readAttributes(span.attributes), resource: own })),
      )
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    spans,
    bodies,
    environment: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_BSP_SCHEDULE_DELAY: '100',
    },
  }
}

function readAttributes(attributes: WireAttributes): ReceivedSpan['attributes'] {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.boolValue]),
  )
}
