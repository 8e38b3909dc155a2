import type { Currency } from '@tecnoclick/contract/currencies/schemas'
import type { Viewer } from '@tecnoclick/contract/security/schemas'
import type { PublicSettings } from '@tecnoclick/domain/settings'
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
  currencies: Pick<Currency, 'code' | 'name'>[]
  currency: string
  saveData: boolean
  viewer: Pick<Viewer, 'name' | 'email' | 'avatar'> | null
  year: number
}

/** Undefined on the error page of a shell that could not be loaded. */
export function useShellData(): ShellData | undefined {
  return useRouteLoaderData<ShellData>('root')
}
