import { useLocale } from '@tecnoclick/ui/messages'
import { useShellData } from './shell-data.ts'

/** All that a part of the shell depends on that shows nothing of the person who looks, but for their being signed in. */
export function useShellKey(part: string, place: readonly unknown[] = []): (() => string) | undefined {
  const locale = useLocale()
  const shell = useShellData()
  if (!import.meta.env.SSR || !shell) return undefined
  const { viewer, cart: _, ...common } = shell
  return () => JSON.stringify([part, locale, viewer !== null, place, common])
}
