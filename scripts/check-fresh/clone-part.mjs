import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { collect, ended } from '../child.mjs'
import { startBareMachine } from './bare-machine.mjs'
import { tail } from './command.mjs'
import { makeRoot } from './debian-root.mjs'
import { freePort, waitForHomePage } from './home-page.mjs'
import { childrenOf, commandLineOf, until } from './machine.mjs'
import { cloneHead } from './source.mjs'
import { step } from './workspace.mjs'

const user = { name: 'cliente', uid: 1000, home: '/home/cliente' }
const clone = `${user.home}/Mi tienda/tecnoclick`
const stopSeconds = 20

export const programs = ['debootstrap', 'git']

/** An ordinary user on a machine with Debian's Node and npm, and nothing else. */
export function cloneSteps(workspace, checkout) {
  const root = workspace.path('clone')
  let machine
  let shop
  return [
    step('clone: Debian with Node and npm', () => makeRoot(workspace, root)),
    step('clone: git clone', async () => {
      machine = await startBareMachine(workspace, root)
      await machine.run(['useradd', '--create-home', '--uid', String(user.uid), user.name])
      mkdirSync(dirname(join(root, clone)))
      await cloneHead(workspace, checkout, join(root, clone))
      await machine.run(['chown', '--recursive', `${user.name}:`, user.home])
    }),
    step('clone: npm start installs', async () => {
      shop = await startShop(machine)
      await until(shop.hasFinished(1), 900, shop.complaint)
    }),
    step('clone: npm start builds', () => until(shop.hasFinished(4), 600, shop.complaint)),
    step('clone: first page', () => shop.waitForHomePage(120)),
    step('clone: SIGTERM leaves no process', () => shop.stop()),
    step('clone: later start to first page', async () => {
      shop = await startShop(machine)
      await shop.waitForHomePage(120)
    }),
    step('clone: SIGTERM again', () => shop.stop()),
    step('clone: npm test -- --no-browser', async () => {
      await machine.run(['npm', 'test', '--', '--no-browser'], { user, cwd: clone, env: { NO_COLOR: '1' } })
      requireNobody(machine)
    }),
    step('clone: clean-up', async () => {
      await machine.stop()
      await workspace.remove(root)
    }),
  ]
}

async function startShop(machine) {
  const port = await freePort()
  const child = machine.start(['npm', 'start'], { user, cwd: clone, env: { PORT: String(port) } })
  const output = collect(child)
  const end = ended(child)
  const isAlive = () => child.exitCode === null && child.signalCode === null
  const complaint = () => tail(output())
  return {
    complaint,
    /** The launcher prints a line with a check mark after the installation and after each bundle. */
    hasFinished: (count) => () => {
      if (!isAlive()) throw new Error(complaint())
      return output().match(/^✓ /gm)?.length >= count
    },
    waitForHomePage: (seconds) =>
      waitForHomePage(port, seconds, isAlive).catch((error) => {
        throw new Error(`${error.message}\n${complaint()}`)
      }),
    async stop() {
      const [npm] = childrenOf(child.pid)
      process.kill(npm, 'SIGTERM')
      await until(
        () => machine.leftovers().length === 0,
        stopSeconds,
        () => describe(machine),
      )
      await end
    },
  }
}

function requireNobody(machine) {
  if (machine.leftovers().length > 0) throw new Error(describe(machine))
}

function describe(machine) {
  return `Still running:\n${machine.leftovers().map(commandLineOf).join('\n')}`
}
