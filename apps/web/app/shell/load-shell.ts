import { getCart } from '@tecnoclick/contract/selling/cart/endpoints'
import { listCurrencies } from '@tecnoclick/contract/site/currencies/endpoints'
import { getPublicSettings } from '@tecnoclick/contract/site/settings/endpoints'
import { currencyFormatOf } from '@tecnoclick/domain/platform/money'
import type { PublicSettings } from '@tecnoclick/domain/site/settings'
import type { Locale } from '@tecnoclick/messages/platform/locales'
import { tables } from '@tecnoclick/messages/tables'
import { storedShellPath } from '../offline/works-offline.ts'
import type { Visit } from '../rendering/context.ts'
import type { ShellData } from '../rendering/shell-data.ts'

interface LoadedShell {
  shell: ShellData
  /** The same for every signed-out visitor with these preferences, so the server may cache the page. */
  shared: boolean
}

/**
 * A page is still shown if the currencies or the viewer could not be loaded (the catalogue works without the database), but
 * such a page is never cached.
 */
export async function loadShell({ client, me, preferences }: Visit, url: URL): Promise<LoadedShell> {
  const [settings, currencies, viewer] = await Promise.all([
    client.call(getPublicSettings),
    client.attempt(listCurrencies),
    me(),
  ])
  const rows = currencies.ok ? currencies.data.data : []
  const user = viewer.ok ? viewer.data.user : null
  const currencyFormat = currencyFormatOf(preferences.currency, rows)
  const currency = currencyFormat.code
  // The browser shows it to whoever uses it without a connection.
  const isStoredShell = url.pathname === storedShellPath
  const cart = await loadCart()
  return {
    shared: currencies.ok && viewer.ok && user === null,
    shell: {
      origin: url.origin,
      store: { ...pickStore(settings), tagline: taglineIn(preferences.locale, settings.tagline) },
      currencies: rows,
      currency,
      currencyFormat,
      productLinks: settings.productLinks,
      saveData: preferences.saveData,
      viewer: isStoredShell
        ? undefined
        : user && {
            name: user.name,
            email: user.email,
            avatar: user.avatar,
            wholesale: user.wholesale,
            isStaff: user.role === 'admin',
          },
      cart,
      year: new Date().getFullYear(),
    },
  }

  async function loadCart(): Promise<ShellData['cart']> {
    if (!viewer.ok || isStoredShell) return undefined
    if (user === null) return null
    const outcome = await client.attempt(getCart, { query: { currency } })
    return outcome.ok ? outcome.data : undefined
  }
}

function pickStore(settings: PublicSettings): ShellData['store'] {
  const { storeName, tagline, logo, phones, supportPhone, whatsapp, email, address, hours, socialLinks } =
    settings
  return { storeName, tagline, logo, phones, supportPhone, whatsapp, email, address, hours, socialLinks }
}

/** A setting without translations; only the initial tagline has them. */
function taglineIn(locale: Locale, tagline: string): string {
  return tagline === tables.es.shell.tagline ? tables[locale].shell.tagline : tagline
}
