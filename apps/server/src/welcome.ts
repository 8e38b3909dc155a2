import { demoAccounts, demoPassword } from '@tecnoclick/database/seed/demo'
import type { Configuration } from './configuration.ts'

export interface WelcomeFacts {
  configuration: Pick<Configuration, 'publicUrl' | 'jobs' | 'smtpUrl' | 'dataDir' | 'rateLimitFactor'>
  hasDemoAccounts: boolean
  host: string | undefined
  port: number
}

const roleNames = {
  user: 'cliente',
  business: 'empresa, con precios mayoristas',
  administrator: 'administración, todo',
  seller: 'administración, ventas',
  technician: 'administración, taller y resets',
  editor: 'administración, textos',
} as const

/** What the person who started the store reads when it is open. */
export function welcome(facts: WelcomeFacts): string {
  const { configuration, hasDemoAccounts } = facts
  const paragraphs = [
    configuration.jobs === 'only'
      ? 'Los trabajos de TecnoClick están en marcha (sin tienda: JOBS=only).'
      : addresses(facts),
    hasDemoAccounts ? accounts(facts) : '',
    warnings(facts),
  ]
  return `\n${paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')}\n\n`
}

function addresses({ configuration, host, port }: WelcomeFacts): string {
  const address = configuration.publicUrl ?? `http://${visibleHost(host)}:${port}`
  const mail = configuration.smtpUrl ? '' : `\n  Correos         ${configuration.dataDir}/outbox`
  return `TecnoClick está en marcha

  Tienda          ${address}
  Administración  ${address}/admin
  API             ${address}/api/docs${mail}`
}

function accounts({ configuration, host }: WelcomeFacts): string {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length))
  const rows = demoAccounts.map((account) => {
    const role = account.role === 'admin' ? account.staffRole : account.role
    return `    ${account.email.padEnd(width)}  ${roleNames[role]}`
  })
  const reach =
    host === '127.0.0.1' && configuration.jobs !== 'only'
      ? '\n\n  Mientras existan estas cuentas solo se atiende a esta máquina; HOST=0.0.0.0 abre la tienda a la red.'
      : ''
  return `  Cuentas de demostración (contraseña ${demoPassword})\n${rows.join('\n')}${reach}`
}

function warnings({ configuration, hasDemoAccounts, host }: WelcomeFacts): string {
  const lines = []
  if (hasDemoAccounts && !isLoopback(host))
    lines.push(
      '  ⚠ Las cuentas de demostración tienen una contraseña conocida y la tienda está abierta a la red.',
    )
  if (configuration.rateLimitFactor !== 1)
    lines.push(
      `  ⚠ RATE_LIMIT_FACTOR=${configuration.rateLimitFactor}: los límites de intentos no son los de una tienda real.`,
    )
  if (configuration.smtpUrl && !configuration.publicUrl)
    lines.push(
      '  ⚠ Hay SMTP_URL pero no PUBLIC_URL: los enlaces de los correos llevan la dirección que da cada visitante, que puede ser falsa. Indique en PUBLIC_URL la de la tienda.',
    )
  return lines.join('\n')
}

function isLoopback(host: string | undefined): boolean {
  return host !== undefined && /^(127\.|::1$|localhost$)/.test(host)
}

function visibleHost(host: string | undefined): string {
  if (host === undefined || isLoopback(host) || host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
