import { OTHER_TOAST_MS, SHOP_TOAST_MS } from '@tecnoclick/ui/toast'

const shopScreen = /^\/($|home-two(\/|$)|shop(\/|$))/

/** A §9: the shop's screens, the two homes among them, close a message sooner than the rest of the site. */
export function toastDuration(pathname: string): number {
  return shopScreen.test(pathname) ? SHOP_TOAST_MS : OTHER_TOAST_MS
}
