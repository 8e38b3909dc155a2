import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import type { Cart } from '@tecnoclick/contract/selling/cart/schemas'
import type { Currency } from '@tecnoclick/contract/site/currencies/schemas'
import type { CurrencyFormat } from '@tecnoclick/domain/platform/money'
import type { PublicSettings } from '@tecnoclick/domain/site/settings'
import { useRouteLoaderData } from 'react-router'

/** What the shell draws on every page, and nothing more: it travels inside each of them. */
export interface ShellData {
  /** Where this site is reached; canonical links are whole addresses. */
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
  /** How an amount in that currency is written. */
  currencyFormat: CurrencyFormat
  /** Whether a card leads everybody to the product page (catalogue.md#product-cards). */
  productLinks: PublicSettings['productLinks']
  saveData: boolean
  viewer: Pick<Viewer, 'name' | 'email' | 'avatar' | 'wholesale'> | null
  /** The viewer's; null for a visitor, undefined where it could not be read and nobody may call it empty. */
  cart: Cart | null | undefined
  year: number
}

/** Undefined on the error page of a shell that could not be loaded. */
export function useShellData(): ShellData | undefined {
  return useRouteLoaderData<ShellData>('root')
}
