import { existsSync } from 'node:fs'
import { startBareMachine } from './bare-machine.mjs'
import { isolated, run } from './command.mjs'
import { carryNetworkSettings } from './network-settings.mjs'

const suite = 'stable'
const basePackages = ['ca-certificates', 'nodejs', 'npm']

/** Fills `target` with Debian's smallest system, certificates, Node, npm and the given packages. */
export async function makeRoot(workspace, target, packages = []) {
  const base = workspace.path('debian')
  if (!existsSync(base)) await bootstrap(workspace, base)
  await run(['cp', '--archive', base, target])
  if (packages.length > 0) await install(workspace, target, packages)
}

async function bootstrap(workspace, root) {
  const mirror = await findMirror()
  await run(isolated(['debootstrap', '--variant=minbase', suite, root, ...(mirror ? [mirror] : [])]))
  await install(workspace, root, basePackages)
}

async function install(workspace, root, packages) {
  carryNetworkSettings(root)
  const machine = await startBareMachine(workspace, root)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  // A machine that is thrown away need not survive a power cut; syncing every file takes minutes.
  const options = ['--yes', '--quiet', '--no-install-recommends', '-o', 'Dpkg::Options::=--force-unsafe-io']
  await machine.run(['apt-get', 'update', '--quiet'], { env })
  await machine.run(['apt-get', 'install', ...options, ...packages], { env })
  await machine.run(['apt-get', 'clean'])
  await machine.stop()
  carryNetworkSettings(root) // once more: packages bring files of their own, such as Debian's certificates
}

/** The mirror of Debian that this machine uses itself. Undefined leaves the choice to debootstrap. */
async function findMirror() {
  if (!existsSync('/usr/bin/apt-get')) return undefined
  const format = '$(ORIGIN) $(LABEL) $(REPO_URI)'
  const targets = await run(['apt-get', 'indextargets', '--format', format, 'Created-By: Packages'])
  return targets.match(/^Debian Debian (https?:\S+)$/m)?.[1]
}
