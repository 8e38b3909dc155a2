import { expect, test } from 'vitest'
import { readTelemetry } from './telemetry-configuration.ts'

const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318'

test('nothing is sent, and nothing complained about, without an endpoint', () => {
  expect(readTelemetry({ OTEL_TRACES_SAMPLER: 'nonsense' })).toEqual({ telemetry: undefined, problems: [] })
  expect(readTelemetry({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' }).telemetry).toBeUndefined()
})

test('the defaults are those of OpenTelemetry', () => {
  expect(readTelemetry({ OTEL_EXPORTER_OTLP_ENDPOINT }).telemetry).toEqual({
    sampler: 'parentbased_always_on',
    ratio: 1,
    spanDelayMs: 5_000,
  })
})

test('a value that does not fit is named', () => {
  const { problems } = readTelemetry({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
    OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc',
    OTEL_TRACES_SAMPLER: 'sometimes',
    OTEL_TRACES_SAMPLER_ARG: '2',
  })
  expect(problems.map((problem) => problem.split(' ', 1)[0])).toEqual([
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'OTEL_EXPORTER_OTLP_PROTOCOL',
    'OTEL_TRACES_SAMPLER',
    'OTEL_TRACES_SAMPLER_ARG',
  ])
})
