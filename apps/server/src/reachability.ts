import { isLoopback } from '@tecnoclick/domain/platform/loopback'
import type { Configuration } from './configuration.ts'
import { Fault } from './fault.ts'

export const loopback = '127.0.0.1'

/**
 * Links in mails need an address that no visitor can forge: without PUBLIC_URL the shop serves this machine only and sends
 * no mail (platform.md#mail).
 */
export function requirePublicUrl(configuration: Pick<Configuration, 'publicUrl' | 'smtpUrl' | 'host'>): void {
  const { publicUrl, smtpUrl, host } = configuration
  const needing = [smtpUrl && 'SMTP_URL', host && !isLoopback(host) && `HOST=${host}`].filter(Boolean)
  if (publicUrl || needing.length === 0) return
  throw new Fault(
    `Con ${needing.join(' y ')} hace falta PUBLIC_URL, la dirección con la que los visitantes llegan a la tienda: los enlaces de los correos la llevan.`,
    'configuration',
  )
}

/** Where to listen; undefined is every address of the machine. */
export function listeningHost(
  { host, publicUrl }: Pick<Configuration, 'host' | 'publicUrl'>,
  hasDemoAccounts: boolean,
): string | undefined {
  return host ?? (publicUrl && !hasDemoAccounts ? undefined : loopback)
}

/** Whether visitors may come from other machines, through a proxy or directly. */
export function isExposed(
  { publicUrl, trustedProxies }: Pick<Configuration, 'publicUrl' | 'trustedProxies'>,
  host: string | undefined,
): boolean {
  return publicUrl !== undefined || trustedProxies > 0 || host === undefined || !isLoopback(host)
}

/** How people reach the shop, without a trailing slash; the start prints it. */
export function shopAddress(
  { publicUrl }: Pick<Configuration, 'publicUrl'>,
  host: string | undefined,
  port: number,
): string {
  return publicUrl ?? `http://${visibleHost(host)}:${port}`
}

function visibleHost(host: string | undefined): string {
  if (host === undefined || isLoopback(host) || host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
