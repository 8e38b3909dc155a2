import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Tracer } from '@tecnoclick/database/tracer'
import type { RequestKind } from '../http/request-facts.ts'

export interface ServedRequest {
  incoming: IncomingMessage
  outgoing: ServerResponse
  kind: RequestKind
  requestId: string
  secure: boolean
}

export interface RequestTracer extends Tracer {
  /** Handles a request as a trace, or as a part of the one that a trusted proxy names. */
  serve(request: ServedRequest, handle: () => void | Promise<void>): Promise<void>
}

/** Traces of one process, sent to an OpenTelemetry receiver. */
export interface Telemetry {
  tracer: RequestTracer
  /** Sends what is left, for a second at most. */
  close(): Promise<void>
}
