import { parseCookies, preferenceCookies } from '@tecnoclick/contract/preferences'
import { seconds } from '@tecnoclick/domain/duration'
import { isOutage } from '../form/keep-form.ts'
import type { ShellData } from '../shell/shell-data.ts'
import { knownShell } from './shell-memory.ts'

const slowAfter = seconds(3)

/** The shell of this document stays while the server cannot be asked for a newer one. */
export async function freshOrKnownShell(fresh: () => Promise<ShellData>): Promise<ShellData> {
  const known = knownShell()
  if (known && !navigator.onLine) return chosenAnew(known)
  const asked = fresh()
  try {
    const slow = new Promise<undefined>((resolve) => setTimeout(resolve, slowAfter))
    return (await Promise.race([asked, slow])) ?? (known ? chosenAnew(known) : await asked)
  } catch (problem) {
    if (!known || !isOutage(problem)) throw problem
    return chosenAnew(known)
  }
}

/** Currency and data saver are cookies, and can be changed without a line. */
function chosenAnew(shell: ShellData): ShellData {
  const cookies = parseCookies(document.cookie)
  const chosen = shell.currencies.find(({ code }) => code === cookies.get(preferenceCookies.currency))
  const saveData = cookies.get(preferenceCookies.saveData)
  return {
    ...shell,
    ...(chosen && {
      currency: chosen.code,
      currencyFormat: { code: chosen.code, symbol: chosen.symbol, decimals: chosen.decimals },
    }),
    ...(saveData !== undefined && { saveData: saveData === '1' }),
  }
}
