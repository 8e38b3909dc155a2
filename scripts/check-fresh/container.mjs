import { collect } from '../child.mjs'
import { isolated, start, tail } from './command.mjs'
import { fetchText, freePort, waitForHomePage } from './home-page.mjs'
import {
  childrenOf,
  commandLineOf,
  descendantsOf,
  end,
  machineOf,
  processesBeside,
  until,
} from './machine.mjs'

const stopSeconds = 20
const admin = { email: 'duena@tienda.cu', password: 'Contenedor-2026' }

/** Keeps the pid namespace after the program, until standard input ends, so that its orphans can be seen. */
const runAndWait = '"$@"; echo "exit code $?"; cat > /dev/null'

/** Runs the command of an image. `config` is the image's own configuration. The network is that of this machine. */
export async function startContainer(workspace, { storage, container, user, config }) {
  const { Cmd, Env, Healthcheck, WorkingDir } = config
  const port = await freePort()
  const publicUrl = `http://localhost:${port}`
  const settings = ['--env', `PORT=${port}`, '--env', 'DEMO=0', '--env', `PUBLIC_URL=${publicUrl}`]
  const command = [
    'buildah',
    ...storage,
    'run',
    '--isolation',
    'chroot',
    ...settings,
    container,
    '--',
    ...Cmd,
  ]
  const child = start(isolated(['sh', '-c', runAndWait, 'sh', ...command]), { stdin: 'pipe' })
  const output = collect(child)
  workspace.onClose(close)
  const exitCode = () => output().match(/^exit code (\d+)$/m)?.[1]
  const complaint = () => tail(output())
  const env = {
    ...Object.fromEntries(Env.map(splitAssignment)),
    PORT: String(port),
    DEMO: '0',
    PUBLIC_URL: publicUrl,
  }

  function close() {
    child.stdin.end()
    return end(child)
  }

  function mainProcess() {
    const running = descendantsOf(child.pid)
    const main = running.find((pid) => programOf(pid) === Cmd.join(' '))
    if (main) return main
    const found = running.map(commandLineOf).join('\n')
    throw new Error(`The container runs no "${Cmd.join(' ')}" but:\n${found}\n${complaint()}`)
  }

  /** Like `podman exec`: as the image's user, with the variables of the container. */
  function exec(program, options) {
    const variables = { ...env, ...options.env }
    return machineOf(mainProcess()).run(program, { user, cwd: WorkingDir, ...options, env: variables })
  }

  return {
    waitForHomePage: (seconds) =>
      waitForHomePage(port, seconds, () => exitCode() === undefined).catch((error) => {
        throw new Error(`${error.message}\n${complaint()}`)
      }),
    async checkHealth() {
      const response = await fetchText(port, '/healthz')
      if (response?.status !== 200) throw new Error(`/healthz answers ${response?.status}`)
      const [kind, ...program] = Healthcheck.Test
      if (kind !== 'CMD') throw new Error(`HEALTHCHECK is not a list of arguments: ${Healthcheck.Test}`)
      await exec(program, {})
      const isBlind = await exec(program, { env: { PORT: '1' } }).then(
        () => true,
        () => false,
      )
      if (isBlind) throw new Error('HEALTHCHECK passes although nothing listens on the port.')
    },
    createAdmin: () =>
      exec(['npm', 'run', 'admin:create'], {
        input: `${admin.email}\n${admin.password}\n${admin.password}\n`,
      }),
    async stop() {
      process.kill(mainProcess(), 'SIGTERM')
      await until(exitCode, stopSeconds, complaint)
      const [init] = childrenOf(child.pid)
      const orphans = processesBeside(init).filter((pid) => ![init, ...childrenOf(init)].includes(pid))
      const left = orphans.map(commandLineOf).join('\n')
      if (exitCode() !== '0') throw new Error(`Ended with exit code ${exitCode()}.\n${complaint()}`)
      if (left) throw new Error(`Still running:\n${left}`)
      await close()
    },
  }
}

function splitAssignment(assignment) {
  const at = assignment.indexOf('=')
  return [assignment.slice(0, at), assignment.slice(at + 1)]
}

/** The command line without the folder of its program. */
function programOf(pid) {
  return commandLineOf(pid).replace(/^\S*\//, '')
}
