import { otherToastMs, shopToastMs } from '@tecnoclick/ui/toast'

const shopScreen = /^\/($|home-two(\/|$)|shop(\/|$))/

/** Shop pages, including both home pages, close toasts sooner (site.md#timers). */
export function toastDuration(pathname: string): number {
  return shopScreen.test(pathname) ? shopToastMs : otherToastMs
}
