import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { collect } from '../child.mjs'
import { hostEnvironment, run, start, tail } from './command.mjs'
import { childrenOf, end, machineOf, until } from './machine.mjs'

const name = 'tienda'
const bootSeconds = 60
const stopSeconds = 60

/**
 * Where this machine runs systemd, that gives the container a place in the tree of control groups. Elsewhere the
 * container gets a group of its own, in a tree that only this mount namespace sees.
 */
const boot = `
set -e
if [ -d /run/systemd/system ]; then
  exec systemd-nspawn "$@"
fi
${mountGroups()}
mkdir "/sys/fs/cgroup/$group"
echo $$ > "/sys/fs/cgroup/$group/cgroup.procs"
exec systemd-nspawn --keep-unit "$@"
`

const removeGroup = `
[ -d /run/systemd/system ] && exit
${mountGroups()}
[ ! -d "/sys/fs/cgroup/$group" ] || find "/sys/fs/cgroup/$group" -depth -type d -exec rmdir {} +
`

function mountGroups() {
  return '[ "$(stat --file-system --format=%T /sys/fs/cgroup)" = cgroup2fs ] || mount -t cgroup2 none /sys/fs/cgroup'
}

/** Boots the systemd of a file system. The network is that of this machine. */
export async function startSystemdMachine(workspace, root) {
  const env = { ...hostEnvironment, group: `check-fresh-${process.pid}` }
  const options = ['--quiet', '--boot', '--register=no', '--link-journal=no', '--console=pipe']
  const settings = ['--resolv-conf=off', '--timezone=off', `--hostname=${name}`, `--directory=${root}`]
  // sudo looks its own host up, and would wait for a name server.
  appendFileSync(join(root, 'etc/hosts'), `127.0.1.1 ${name}\n`)
  const child = start(['unshare', '--mount', 'sh', '-c', boot, 'sh', ...options, ...settings], { env })
  const output = collect(child)
  let machine

  /** systemd-nspawn answers SIGTERM by asking the container to power off. */
  async function stop() {
    machine?.leave()
    child.kill('SIGTERM')
    await end(child, stopSeconds)
    await run(['unshare', '--mount', 'sh', '-c', removeGroup], { env })
  }
  workspace.onClose(stop)

  async function hasBooted() {
    if (child.exitCode !== null) throw new Error(`systemd-nspawn ended:\n${tail(output())}`)
    const [init] = childrenOf(child.pid)
    if (!init) return false
    // Anew each time: the first child may be one of the commands before systemd.
    machine?.leave()
    machine = machineOf(init)
    // Fails until systemd answers, and also when a unit failed that a container cannot run.
    const state = await machine.run(['systemctl', 'is-system-running']).catch((error) => error.message)
    return /running$|degraded$/.test(state)
  }
  await until(hasBooted, bootSeconds, () => `systemd did not boot:\n${tail(output())}`)
  return { ...machine, stop }
}
