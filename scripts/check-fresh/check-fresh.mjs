import { runSteps } from '../run-steps.mjs'
import { UserError } from '../user-error.mjs'
import * as clone from './clone-part.mjs'
import * as container from './container-part.mjs'
import { requireHost } from './host.mjs'
import * as recovery from './recovery-part.mjs'
import * as systemd from './systemd-part.mjs'
import { withWorkspace } from './workspace.mjs'

const parts = {
  clone: { programs: clone.programs, steps: clone.cloneSteps },
  container: { programs: container.programs, steps: container.containerSteps },
  recovery: { programs: recovery.programs, steps: recovery.recoverySteps },
  systemd: { programs: systemd.programs, steps: systemd.systemdSteps },
}

/** `npm run check:fresh [clone|container|recovery|systemd] [--keep]`: what the documents promise, on machines made for it. */
export async function checkFresh(checkout, args) {
  const keep = args.includes('--keep')
  const names = args.filter((arg) => arg !== '--keep')
  const unknown = names.find((name) => !Object.hasOwn(parts, name))
  if (unknown) throw new UserError(`Unknown part: ${unknown}. Known parts: ${Object.keys(parts).join(', ')}.`)
  const chosen = (names.length > 0 ? names : Object.keys(parts)).map((name) => parts[name])
  process.umask(0o022) // what root makes here, ordinary users must be able to read
  requireHost([...new Set(chosen.flatMap(({ programs }) => programs))])
  return withWorkspace({ keep }, (workspace) =>
    runSteps(chosen.flatMap(({ steps }) => steps(workspace, checkout))),
  )
}
