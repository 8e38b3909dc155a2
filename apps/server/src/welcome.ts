import { demoAccounts, demoPassword } from '@tecnoclick/database/seed/demo'
import type { Configuration } from './configuration.ts'
import { shopAddress } from './reachability.ts'

export interface WelcomeFacts {
  configuration: Pick<
    Configuration,
    'publicUrl' | 'jobs' | 'smtpUrl' | 'dataDir' | 'rateLimitFactor' | 'demoSignIn' | 'secretKey'
  >
  hasDemoAccounts: boolean
  host: string | undefined
  port: number
  /** Others can reach the shop. */
  exposed: boolean
}

const roleNames = {
  user: 'cliente',
  business: 'empresa, con precios mayoristas',
  administrator: 'administración, todo',
  seller: 'administración, ventas',
  technician: 'administración, taller y resets',
  editor: 'administración, textos',
  courier: 'administración, entregas',
} as const

/** The start-up message for the operator. */
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
  const address = shopAddress(configuration, host, port)
  const mail = configuration.smtpUrl ? '' : `\n  Correos         ${configuration.dataDir}/outbox`
  return `TecnoClick está en marcha

  Tienda          ${address}
  Administración  ${address}/admin
  API             ${address}/api/docs${mail}`
}

function accounts({ configuration, exposed }: WelcomeFacts): string {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length))
  const rows = demoAccounts.map((account) => {
    const role = account.role === 'admin' ? account.staffRole : account.role
    return `    ${account.email.padEnd(width)}  ${roleNames[role]}`
  })
  if (exposed && !configuration.demoSignIn)
    return `  Cuentas de demostración\n${rows.join('\n')}\n\n  No pueden entrar porque la tienda se alcanza desde fuera; DEMO=1 se lo permite.`
  const reach =
    exposed || configuration.jobs === 'only'
      ? ''
      : '\n\n  Mientras existan estas cuentas solo se atiende a esta máquina; PUBLIC_URL con HOST=0.0.0.0 abre la tienda a la red.'
  return `  Cuentas de demostración (contraseña ${demoPassword})\n${rows.join('\n')}${reach}`
}

function warnings({ configuration, hasDemoAccounts, exposed }: WelcomeFacts): string {
  const lines = []
  if (hasDemoAccounts && exposed && configuration.demoSignIn)
    lines.push(
      '  ⚠ Las cuentas de demostración tienen una contraseña conocida y, con DEMO=1, cualquiera entra con ellas desde fuera.',
    )
  else if (hasDemoAccounts && exposed)
    lines.push('  ⚠ Hay cuentas de demostración en una tienda abierta a la red: desactívelas en Clientes.')
  if (configuration.rateLimitFactor !== 1)
    lines.push(
      `  ⚠ RATE_LIMIT_FACTOR=${configuration.rateLimitFactor}: los límites de intentos no son los de una tienda real.`,
    )
  if (configuration.jobs !== 'inline' && !configuration.secretKey)
    lines.push(
      `  ⚠ JOBS=${configuration.jobs} sin SECRET_KEY: si los trabajos corren en otra máquina, los correos con códigos o enlaces no podrán salir.`,
    )
  return lines.join('\n')
}
