import { parseCookies, preferenceCookies } from '@tecnoclick/contract/platform/preferences'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { isOutage } from '../platform/form/keep-form.ts'
import type { ShellData } from '../shell/shell-data.ts'
import { rememberLateShell, takeLateShell } from './late-shell.ts'
import { knownShell } from './shell-memory.ts'

const slowAfter = seconds(3)

let newest: Promise<ShellData> | undefined

/**
 * The shell of this document stays while the server cannot be asked for a newer one. One that comes late is shown then: it
 * was asked for because something had changed.
 */
export async function freshOrKnownShell(fresh: () => Promise<ShellData>): Promise<ShellData> {
  const late = takeLateShell()
  if (late) return late
  const known = knownShell()
  if (known && !navigator.onLine) return chosenAnew(known)
  const asked = fresh()
  newest = asked
  try {
    const slow = new Promise<undefined>((resolve) => setTimeout(resolve, slowAfter))
    const first = await Promise.race([asked, slow])
    if (first || !known) return first ?? (await asked)
    hearLater(asked)
    return chosenAnew(known)
  } catch (problem) {
    if (!known || !isOutage(problem)) throw problem
    return chosenAnew(known)
  }
}

function hearLater(asked: Promise<ShellData>): void {
  asked.then(
    // What was asked for after it knows more.
    (shell) => asked === newest && rememberLateShell(shell),
    () => {},
  )
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
