import type { ApiDeps } from '../deps.ts'
import type { ApiContext } from './bindings.ts'

/**
 * The base of links in mails. Without PUBLIC_URL it is the host of the request, which a client can forge: a public shop
 * must set PUBLIC_URL.
 */
export function storeUrl({ publicUrl }: Pick<ApiDeps, 'publicUrl'>, context: ApiContext): string {
  return publicUrl ?? new URL(context.req.url).origin
}
