import { z } from 'zod'
import { flag, whole } from '../configuration-values.ts'

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

export type SamplerName = (typeof samplers)[number]

export interface TelemetryConfiguration {
  sampler: SamplerName
  /** Share of the traces that is recorded, for the samplers by ratio. */
  ratio: number
  spanDelayMs: number
}

/** Standard names and defaults of OpenTelemetry. The exporters read those of address, headers, time and certificates themselves. */
const schema = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'debe empezar por http:// o https://' }),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.literal('http/json', 'debe ser http/json').optional(),
  OTEL_SDK_DISABLED: flag().default(false),
  OTEL_TRACES_SAMPLER: z
    .enum(samplers, `debe ser uno de ${samplers.join(', ')}`)
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('debe ser un número entre 0 y 1')
    .min(0, 'debe ser un número entre 0 y 1')
    .max(1, 'debe ser un número entre 0 y 1')
    .default(1),
  OTEL_BSP_SCHEDULE_DELAY: whole(100, 60_000).default(5_000),
})

export const telemetryVariables = Object.keys(schema.shape)

/** Undefined where nothing is to be sent: the other variables may then have any value. */
export function readTelemetry(environment: Record<string, string | undefined>): {
  telemetry: TelemetryConfiguration | undefined
  problems: readonly string[]
} {
  const given = telemetryVariables.flatMap((name) => {
    const value = environment[name]?.trim()
    return value ? [[name, value] as const] : []
  })
  const values = Object.fromEntries(given)
  if (values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return { telemetry: undefined, problems: [] }
  const parsed = schema.safeParse(values)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    return { telemetry: undefined, problems }
  }
  const read = parsed.data
  if (read.OTEL_SDK_DISABLED) return { telemetry: undefined, problems: [] }
  return {
    problems: [],
    telemetry: {
      sampler: read.OTEL_TRACES_SAMPLER,
      ratio: read.OTEL_TRACES_SAMPLER_ARG,
      spanDelayMs: read.OTEL_BSP_SCHEDULE_DELAY,
    },
  }
}
