import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { makeRoot } from './debian-root.mjs'
import { shellBlock, substitute } from './docs-page.mjs'
import { freePort, waitForHomePage } from './home-page.mjs'
import { commandLineOf, until } from './machine.mjs'
import { cloneHead } from './source.mjs'
import { startSystemdMachine } from './systemd-machine.mjs'
import { step } from './workspace.mjs'

const pages = {
  installation: 'docs/operations/one-machine-embedded.md',
  backup: 'docs/operations/backup-restore-upgrade.md',
}
const project = '/srv/tecnoclick.git'
const unit = 'tecnoclick'
/** Ample: on a busy machine the recovery of PostgreSQL alone takes a while. */
const startSeconds = 120
const stopSeconds = 20
const dataDir = 'env DATA_DIR=/var/lib/tecnoclick'
const admin = { email: 'duena@tienda.cu', password: 'Servicio-2026' }

/** What the page installs, and what makes the root file system a machine that boots. */
const packages = ['git', 'sudo', 'systemd', 'systemd-sysv', 'dbus']

export const programs = ['debootstrap', 'git', 'systemd-nspawn']

/** The commands of the page and the unit, on a Debian that booted with systemd. */
export function systemdSteps(workspace, checkout) {
  const root = workspace.path('systemd')
  let machine
  let port
  const shell = (script, options) => machine.run(['bash', '-euc', script], options)
  const property = (name) => machine.run(['systemctl', 'show', unit, '--value', '--property', name])
  const waitForShop = async () => {
    await waitForHomePage(port, startSeconds).catch(async (error) => {
      const log = await shell(`systemctl status ${unit} --no-pager --lines=40 || true`)
      throw new Error(`${error.message}\n${log}`)
    })
    await requireProperty('ActiveState', 'active')
  }
  const requireProperty = async (name, wanted) => {
    const found = await property(name)
    if (found !== wanted) throw new Error(`${unit}.service: ${name} is ${found}, not ${wanted}.`)
  }
  const requireNobody = () => {
    const left = machine
      .processes()
      .map(commandLineOf)
      .filter((line) => /node|postgres/.test(line))
    if (left.length > 0) throw new Error(`Still running:\n${left.join('\n')}`)
  }

  const createAdmin = () =>
    shell(shellBlock(join(checkout, pages.installation), 'The first administrator'), {
      input: `${admin.email}\n${admin.password}\n${admin.password}\n`,
    })

  return [
    step('systemd: Debian with systemd', async () => {
      await makeRoot(workspace, root, packages)
      await cloneHead(workspace, checkout, join(root, project), { bare: true })
      port = await freePort()
    }),
    step('systemd: boot', async () => {
      machine = await startSystemdMachine(workspace, root)
    }),
    step('systemd: install, build and enable as the page says', () => shell(installation(checkout, port))),
    step('systemd: first page', () => waitForShop()),
    step('systemd: npm run admin:create as the page says', () => createAdmin()),
    step('systemd: kill -9, restarted, serves again', async () => {
      await machine.run(['systemctl', 'kill', '--signal=KILL', '--kill-whom=main', unit])
      await until(
        async () => (await property('NRestarts')) === '1',
        30,
        () => 'systemd did not restart it',
      )
      await waitForShop()
    }),
    step('systemd: a backup by the units, as the page says', async () => {
      await shell(shellBlock(join(checkout, pages.backup), 'Every night by systemd'))
      const made = await shell('ls /var/lib/tecnoclick/backups')
      if (!made.includes('.backup.zst')) throw new Error(`No backup was made:\n${made}`)
    }),
    step(`systemd: stops within ${stopSeconds} s, no PostgreSQL left`, async () => {
      const startedAt = performance.now()
      await machine.run(['systemctl', 'stop', unit])
      if (performance.now() - startedAt > stopSeconds * 1000) throw new Error('It took longer.')
      await requireProperty('Result', 'success')
      requireNobody()
    }),
    step('systemd: restores a backup as the page says', async () => {
      await shell('mkdir /mnt/usb && chown tecnoclick: /mnt/usb')
      await shell(`cd /srv/tecnoclick && sudo -u tecnoclick ${dataDir} npm run backup /mnt/usb/tienda.zst`)
      await shell(shellBlock(join(checkout, pages.backup), '## Restore'))
      await waitForShop()
      const again = await createAdmin().catch((error) => error.message)
      if (!again.includes('Ya existe')) throw new Error(`The account is not in the restored shop:\n${again}`)
    }),
    step('systemd: upgrades as the page says', async () => {
      await shell(`chown --recursive tecnoclick: ${project}`) // git does not read what another user owns
      await shell(shellBlock(join(checkout, pages.backup), '## Upgrade'))
      await waitForShop()
    }),
    step('systemd: serves after a reboot', async () => {
      await machine.stop()
      machine = await startSystemdMachine(workspace, root)
      await waitForShop()
    }),
    step('systemd: a wrong variable is not tried again', async () => {
      await shell(`echo PROCESSES=many >> /etc/tecnoclick.env; systemctl restart ${unit}`)
      await until(
        async () => (await property('ActiveState')) === 'failed',
        30,
        () => 'It did not fail',
      )
      await pause(3000) // longer than RestartSec
      await requireProperty('ActiveState', 'failed')
      await requireProperty('ExecMainStatus', '2')
      requireNobody()
    }),
    step('systemd: clean-up', async () => {
      await machine.stop()
      await workspace.remove(root)
    }),
  ]
}

/** The page's commands for this machine: the project from a folder, a free port, no mail server. */
function installation(checkout, port) {
  const block = shellBlock(join(checkout, pages.installation), '# One machine')
  const fromFolder = substitute(block, /<the project>/, project)
  return substitute(fromFolder, /^SMTP_URL=.*$/m, `PORT=${port}`)
}
