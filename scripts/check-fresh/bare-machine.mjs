import { collect } from '../child.mjs'
import { isolated, start } from './command.mjs'
import { childrenOf, end, machineOf, until } from './machine.mjs'

/**
 * Its first process only waits for the end of standard input; dash reaps orphans while it waits. Mounts are made in a
 * mount namespace that ends with it. Device files are bound one by one: the folder may lie on a disk without devices,
 * and removing a folder with the machine's own /dev in it would be a disaster.
 */
const boot = `
set -e
cd "$1"
mount -t proc proc proc
mount -t tmpfs -o mode=755 tmpfs dev
for device in null zero full random urandom tty; do
  : > "dev/$device"
  mount --bind "/dev/$device" "dev/$device"
done
mkdir dev/shm dev/pts
mount -t tmpfs -o mode=1777 tmpfs dev/shm
mount -t devpts -o newinstance,ptmxmode=0666,mode=620 devpts dev/pts
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
ln -s fd/0 dev/stdin
ln -s fd/1 dev/stdout
ln -s fd/2 dev/stderr
exec chroot . /bin/sh -c 'echo ready; cat > /dev/null; exit 0'
`

/** A file system with running programs and no service manager. The network is that of this machine. */
export async function startBareMachine(workspace, root) {
  const child = start(isolated(['sh', '-c', boot, 'sh', root]), { stdin: 'pipe' })
  const output = collect(child)
  const stop = () => {
    child.stdin.end()
    return end(child)
  }
  workspace.onClose(stop)
  const isReady = () => output().includes('ready') || child.exitCode !== null
  await until(isReady, 20, () => `The machine in ${root} did not start: ${output()}`)
  const [init] = childrenOf(child.pid)
  if (!init) throw new Error(`The machine in ${root} did not start: ${output()}`)
  const machine = machineOf(init)
  const own = new Set(machine.processes())
  return { ...machine, root, stop, leftovers: () => machine.processes().filter((pid) => !own.has(pid)) }
}
