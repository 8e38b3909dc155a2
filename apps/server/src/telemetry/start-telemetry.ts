import type { Logger } from 'pino'
import type { Telemetry } from './telemetry.ts'
import type { TelemetryConfiguration } from './telemetry-configuration.ts'

export interface TelemetryOptions {
  configuration: { telemetry: TelemetryConfiguration | undefined; trustedProxies: number }
  log: Logger
}

/** Undefined unless OTEL_EXPORTER_OTLP_ENDPOINT is set; the SDK is not even loaded then. */
export async function startTelemetry({
  configuration: { telemetry, trustedProxies },
  log,
}: TelemetryOptions): Promise<Telemetry | undefined> {
  if (!telemetry) return undefined
  const { createTelemetry } = await import('./open-telemetry.ts')
  return createTelemetry(telemetry, { trustedProxies, log })
}
