import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import type { Cart } from '@tecnoclick/contract/selling/cart/schemas'
import type { Currency } from '@tecnoclick/contract/site/currencies/schemas'
import type { CurrencyFormat } from '@tecnoclick/domain/platform/money'
import type { PublicSettings } from '@tecnoclick/domain/site/settings'
import { useRouteLoaderData } from 'react-router'
import { useFragmentScope } from './fragment-scope.ts'
import type { FragmentScope } from './page-fragments.ts'

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
  /** Null for a visitor; undefined in the stored shell, which is nobody's. */
  viewer: (Pick<Viewer, 'name' | 'email' | 'avatar' | 'wholesale'> & { isStaff: boolean }) | null | undefined
  /** Null for a visitor; undefined if it could not be loaded, which must not be shown as an empty cart. */
  cart: Cart | null | undefined
  year: number
}

/** Undefined on the error page of a shell that could not be loaded. */
export function useShellData(): ShellData | undefined {
  const shell = useRouteLoaderData<ShellData>('root')
  const scope = useFragmentScope()
  return import.meta.env.SSR && shell && scope ? reportingVisitor(shell, scope) : shell
}

const shellInScope = new WeakMap<FragmentScope, ShellData>()

/** Inside a cached fragment nothing may depend on the viewer. */
function reportingVisitor(shell: ShellData, scope: FragmentScope): ShellData {
  const known = shellInScope.get(scope)
  if (known) return known
  const reporting: ShellData = {
    ...shell,
    get viewer() {
      scope.leak('the viewer')
      return shell.viewer
    },
    get cart() {
      scope.leak('the cart')
      return shell.cart
    },
  }
  shellInScope.set(scope, reporting)
  return reporting
}

/** The price tier, which is part of every fragment's key. */
export function useIsWholesale(): boolean {
  return useRouteLoaderData<ShellData>('root')?.viewer?.wholesale ?? false
}

const variants = new Map<string, number>()
const maxVariants = 1000
let variantCount = 0
const variantOfShell = new WeakMap<ShellData, string>()

/** Undefined without shell data. */
export function useShellVariant(): (() => string) | undefined {
  const shell = useRouteLoaderData<ShellData>('root')
  return import.meta.env.SSR && shell ? () => shellVariant(shell) : undefined
}

/** A short name for everything of the shell's data that cached fragments may show, and the price tier. */
function shellVariant(shell: ShellData): string {
  const known = variantOfShell.get(shell)
  if (known !== undefined) return known
  const { viewer, cart: _, ...common } = shell
  const content = JSON.stringify([viewer?.wholesale ?? false, common])
  if (variants.size >= maxVariants) variants.clear()
  const id = variants.get(content) ?? ++variantCount
  variants.set(content, id)
  variantOfShell.set(shell, String(id))
  return String(id)
}

let lastShell: ShellData | undefined

/** Called by the root route, for use while the server cannot be reached. */
export function rememberShell(shell: ShellData): void {
  lastShell = shell
}

export function findLastShell(): ShellData | undefined {
  return lastShell
}
