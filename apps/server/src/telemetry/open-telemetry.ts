import { setTimeout as sleep } from 'node:timers/promises'
import { type DiagLogger, DiagLogLevel, diag } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { ATTR_SERVICE_NAME } from '@opentelemetry/semantic-conventions'
import type { Logger } from 'pino'
import { createRequestTracer } from './request-tracer.ts'
import type { Telemetry } from './telemetry.ts'
import type { TelemetryConfiguration } from './telemetry-configuration.ts'

/** A receiver that hangs must not keep the shop from closing. */
const flushMs = 1_000
const oneReportMs = 60_000

export function createTelemetry(
  configuration: TelemetryConfiguration,
  { trustedProxies, log }: { trustedProxies: number; log: Logger },
): Telemetry {
  diag.setLogger(reportTo(log), DiagLogLevel.WARN)
  const resource = resourceFromAttributes({
    [ATTR_SERVICE_NAME]: 'tecnoclick',
    'process.pid': process.pid,
    'service.instance.id': crypto.randomUUID(),
  }).merge(detectResources({ detectors: [envDetector] }))
  // Bounded: while the receiver is away, 2,048 spans wait and the others are dropped.
  const spans = new TracerProvider({
    resource,
    sampler: samplerOf(configuration),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter(),
        scheduledDelayMillis: configuration.spanDelayMs,
      }),
    ],
  })
  return {
    tracer: createRequestTracer(spans.getTracer('tecnoclick'), trustedProxies),
    async close() {
      await Promise.race([spans.shutdown().catch(() => {}), sleep(flushMs)])
    },
  }
}

function samplerOf({ sampler, ratio }: TelemetryConfiguration): Sampler {
  const roots = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(ratio),
  }
  switch (sampler) {
    case 'always_on':
    case 'always_off':
    case 'traceidratio':
      return roots[sampler]()
    case 'parentbased_always_on':
      return new ParentBasedSampler({ root: roots.always_on() })
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: roots.always_off() })
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: roots.traceidratio() })
  }
}

/** A receiver that is away fails every few seconds; one line a minute is enough to notice. */
function reportTo(log: Logger): DiagLogger {
  let quietUntil = 0
  const report = (message: string) => {
    if (performance.now() < quietUntil) return
    quietUntil = performance.now() + oneReportMs
    log.warn({ part: 'telemetry', reason: message.slice(0, 500) }, 'telemetry not sent')
  }
  const ignore = () => {}
  return { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore }
}
