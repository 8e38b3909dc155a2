import { isLoopback } from '@tecnoclick/domain/platform/loopback'
import type { ApiDeps } from '../deps.ts'
import type { ApiContext } from './bindings.ts'

/**
 * Where links in mails lead (platform.md#mail). A visitor can forge the Host header, so that without PUBLIC_URL only this
 * machine's own names are believed; anything else becomes the address that the start printed.
 */
export function storeUrl(
  { publicUrl, address }: Pick<ApiDeps, 'publicUrl' | 'address'>,
  context: ApiContext,
): string {
  if (publicUrl) return publicUrl
  const { origin, hostname } = new URL(context.req.url)
  return isLoopback(hostname) ? origin : address
}
