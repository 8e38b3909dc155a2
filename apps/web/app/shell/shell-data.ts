import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import type { Cart } from '@tecnoclick/contract/selling/cart/schemas'
import type { Currency } from '@tecnoclick/contract/site/currencies/schemas'
import type { CurrencyFormat } from '@tecnoclick/domain/platform/money'
import type { PublicSettings } from '@tecnoclick/domain/site/settings'
import { useLocale } from '@tecnoclick/ui/messages'
import { useRouteLoaderData } from 'react-router'

/** Only what the shell renders: every page contains it. */
export interface ShellData {
  /** For canonical links, which are absolute. */
  origin: string
  store: Pick<
    PublicSettings,
    | 'storeName'
    | 'tagline'
    | 'logo'
    | 'phones'
    | 'supportPhone'
    | 'whatsapp'
    | 'email'
    | 'address'
    | 'hours'
    | 'socialLinks'
  >
  currencies: Currency[]
  currency: string
  currencyFormat: CurrencyFormat
  /** Who may open product pages from a card (catalogue.md#product-cards). */
  productLinks: PublicSettings['productLinks']
  saveData: boolean
  viewer: Pick<Viewer, 'name' | 'email' | 'avatar' | 'wholesale'> | null
  /** Null for a visitor; undefined if it could not be loaded, which must not be shown as an empty cart. */
  cart: Cart | null | undefined
  year: number
}

/** Undefined on the error page of a shell that could not be loaded. */
export function useShellData(): ShellData | undefined {
  return useRouteLoaderData<ShellData>('root')
}

let lastShell: ShellData | undefined

/** Called by the root route, for use while the server cannot be reached. */
export function rememberShell(shell: ShellData): void {
  lastShell = shell
}

export function findLastShell(): ShellData | undefined {
  return lastShell
}

/** Cache key for a part of the shell that shows nothing personal except whether somebody is signed in. */
export function useShellCacheKey(part: string, extra: readonly unknown[] = []): (() => string) | undefined {
  const locale = useLocale()
  const shell = useShellData()
  if (!import.meta.env.SSR || !shell) return undefined
  const { viewer, cart: _, ...common } = shell
  return () => JSON.stringify([part, locale, viewer !== null, extra, common])
}
