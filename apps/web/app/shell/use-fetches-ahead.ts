import { useOnline } from '../offline/connection-state.ts'
import { useShellData } from './shell-data.ts'

/**
 * Whether what a link points at is fetched before it is pressed: not without a line, not where data is to be saved, and not
 * one person's answers, which are never stored and would be fetched twice.
 */
export function useFetchesAhead(): boolean {
  const shell = useShellData()
  const isOnline = useOnline()
  return shell !== undefined && isOnline && !shell.saveData && !shell.viewer
}
