import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import type { Pooler } from '@tecnoclick/database/pooler'
import { z } from 'zod'
import { type AdminAccount, adminAccountError } from './admin-account.ts'
import { flag, origin, whole } from './configuration-values.ts'
import { Fault } from './fault.ts'
import {
  readTelemetry,
  type TelemetryConfiguration,
  telemetryVariables,
} from './telemetry/telemetry-configuration.ts'

export type JobsPlace = 'inline' | 'off' | 'only'

/** All environment variables, read once. */
export interface Configuration {
  /** Serves the build; otherwise the sources, through Vite. */
  production: boolean
  port: number
  /** Where to listen; undefined leaves it to `listeningHost`. */
  host: string | undefined
  /** The public address of the store, without a trailing slash. */
  publicUrl: string | undefined
  dataDir: string
  /** Undefined: the embedded PostgreSQL. */
  databaseUrl: string | undefined
  /** The same database without the pooler of `databaseUrl`. */
  databaseDirectUrl: string | undefined
  /** Undefined: found out when the database is opened. */
  databasePooler: Pooler | undefined
  smtpUrl: string | undefined
  /** Of Telegram's Bot API, or of a server of one's own that speaks it. */
  telegramApiUrl: string
  /** Undefined: a file of the data folder. */
  secretKey: string | undefined
  admin: AdminAccount | undefined
  /** Number of trusted proxies; 0 ignores `X-Forwarded-*`. */
  trustedProxies: number
  rateLimitFactor: number
  /** Open connections, or requests behind a proxy, of one client network in one process. */
  connectionsPerClient: number
  /** Event loop lag above which requests are refused. */
  shedLagMs: number
  demo: boolean
  /** `DEMO=1` was said: demo accounts may sign in even where others can reach the shop. */
  demoSignIn: boolean
  metricsToken: string | undefined
  processes: number
  jobs: JobsPlace
  logLevel: string
  /** Undefined: no traces and metrics are sent. */
  telemetry: TelemetryConfiguration | undefined
}

const text = (message: string, pattern: RegExp) => z.string().regex(pattern, message).optional()

const postgresUrl = text('debe empezar por postgres:// o postgresql://', /^postgres(ql)?:\/\/\S+$/)

const schema = z.object({
  NODE_ENV: z.string().optional(),
  PORT: whole(0, 65_535).default(3000),
  HOST: text('debe ser un nombre de máquina o una dirección IP', /^[A-Za-z0-9.:_-]+$/),
  PUBLIC_URL: origin().optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgresUrl,
  DATABASE_DIRECT_URL: postgresUrl,
  DATABASE_POOLER: z.enum(['none', 'transaction'], 'debe ser none o transaction').optional(),
  SMTP_URL: text('debe empezar por smtp:// o smtps://', /^smtps?:\/\/\S+$/),
  TELEGRAM_API_URL: origin().default('https://api.telegram.org'),
  SECRET_KEY: z.string().min(32, 'debe tener 32 caracteres o más').optional(),
  ADMIN_EMAIL: z.string().optional(),
  ADMIN_PASSWORD: z.string().optional(),
  TRUST_PROXY: z
    .union([whole(0, 10), flag().transform(Number)], 'debe ser 1, 0 o el número de proxies')
    .default(0),
  RATE_LIMIT_FACTOR: z.coerce
    .number('debe ser un número')
    .positive('debe ser mayor que 0')
    .max(1_000_000, 'debe ser como mucho 1000000')
    .default(1),
  CONNECTIONS_PER_CLIENT: whole(8, 65_535).default(256),
  SHED_LAG_MS: whole(50, 60_000).optional(),
  DEMO: flag().optional(),
  METRICS_TOKEN: z.string().min(16, 'debe tener 16 caracteres o más').optional(),
  PROCESSES: whole(1, 64).optional(),
  JOBS: z.enum(['inline', 'off', 'only'], 'debe ser inline, off u only').default('inline'),
  LOG_LEVEL: z
    .enum(
      ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'],
      'debe ser silent, fatal, error, warn, info, debug o trace',
    )
    .optional(),
})

export const configurationVariables = [...Object.keys(schema.shape), ...telemetryVariables].filter(
  (name) => name !== 'NODE_ENV',
)

export function readConfiguration(environment: Record<string, string | undefined>): Configuration {
  const given = Object.entries(environment).filter(([name, value]) => name in schema.shape && value?.trim())
  const parsed = schema.safeParse(Object.fromEntries(given.map(([name, value]) => [name, value?.trim()])))
  const problems = parsed.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? []
  problems.push(...adminProblems(environment.ADMIN_EMAIL?.trim(), environment.ADMIN_PASSWORD?.trim()))
  const { telemetry, problems: telemetryProblems } = readTelemetry(environment)
  problems.push(...telemetryProblems)
  if (!parsed.success || problems.length > 0) {
    throw new Fault(`Configuración no válida: ${problems.join('; ')}.`, 'configuration')
  }
  return { ...configurationOf(parsed.data), telemetry }
}

function adminProblems(email: string | undefined, password: string | undefined): string[] {
  if (!email && !password) return []
  if (!email || !password) return ['ADMIN_EMAIL y ADMIN_PASSWORD van juntas: falta una']
  const complaint = adminAccountError({ email, password })
  return complaint ? [`ADMIN_EMAIL y ADMIN_PASSWORD no sirven: ${complaint}`] : []
}

function configurationOf(read: z.infer<typeof schema>): Omit<Configuration, 'telemetry'> {
  const production = read.NODE_ENV !== 'development'
  return {
    production,
    port: read.PORT,
    host: read.HOST,
    publicUrl: read.PUBLIC_URL,
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    databaseDirectUrl: read.DATABASE_DIRECT_URL,
    databasePooler: read.DATABASE_POOLER,
    smtpUrl: read.SMTP_URL,
    telegramApiUrl: read.TELEGRAM_API_URL,
    secretKey: read.SECRET_KEY,
    admin:
      read.ADMIN_EMAIL && read.ADMIN_PASSWORD
        ? { email: read.ADMIN_EMAIL, password: read.ADMIN_PASSWORD }
        : undefined,
    trustedProxies: read.TRUST_PROXY,
    rateLimitFactor: read.RATE_LIMIT_FACTOR,
    connectionsPerClient: Math.ceil(read.CONNECTIONS_PER_CLIENT * Math.max(1, read.RATE_LIMIT_FACTOR)),
    // In development Vite works in the same process.
    shedLagMs: read.SHED_LAG_MS ?? (production ? 200 : 60_000),
    // Demo data is the default with the embedded database only.
    demo: read.DEMO ?? read.DATABASE_URL === undefined,
    demoSignIn: read.DEMO === true,
    metricsToken: read.METRICS_TOKEN,
    processes: read.PROCESSES ?? (production ? availableParallelism() : 1),
    jobs: read.JOBS,
    // In development every module of a page is a request.
    logLevel: read.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  }
}
