import type { ApiDeps } from '../deps.ts'
import type { ApiContext } from './bindings.ts'

/**
 * Where links in mails lead. Without PUBLIC_URL it is the address the visitor used, which a visitor can forge: a shop that
 * the world can reach sets PUBLIC_URL.
 */
export function storeUrl({ publicUrl }: Pick<ApiDeps, 'publicUrl'>, context: ApiContext): string {
  return publicUrl ?? new URL(context.req.url).origin
}
