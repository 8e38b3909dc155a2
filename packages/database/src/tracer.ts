export type SpanAttributes = Readonly<Record<string, string | number | boolean>>

/**
 * Records what requests and jobs do, as spans of OpenTelemetry. It exists only where tracing is on; everything else passes
 * `undefined`. Attributes hold no personal data.
 */
export interface Tracer {
  /** Runs `work` as a trace of its own. */
  trace<T>(name: string, attributes: SpanAttributes, work: () => Promise<T>): Promise<T>
  /** Runs `work` as a part of the current trace, if there is one. */
  span<T>(name: string, attributes: SpanAttributes, work: () => Promise<T>): Promise<T>
  /** Records a statement as a part of the current trace, if there is one. */
  query<T>(text: string, work: () => Promise<T>): Promise<T>
  /** Names the current span after the route of the API that it serves. */
  nameRoute(method: string, path: string): void
}
