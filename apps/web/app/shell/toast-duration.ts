import { OTHER_TOAST_MS, SHOP_TOAST_MS } from '@tecnoclick/ui/toast'

const shopScreen = /^\/($|home-two(\/|$)|shop(\/|$))/

/** The shop's screens, both home pages included, close a toast sooner than the rest of the site (site.md#timers). */
export function toastDuration(pathname: string): number {
  return shopScreen.test(pathname) ? SHOP_TOAST_MS : OTHER_TOAST_MS
}
