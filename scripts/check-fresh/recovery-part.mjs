import { join } from 'node:path'
import { makeRoot } from './debian-root.mjs'
import { shellBlock } from './docs-page.mjs'
import { until } from './machine.mjs'
import { startSystemdMachine } from './systemd-machine.mjs'
import { step } from './workspace.mjs'

const page = 'docs/operations/point-in-time-recovery.md'
const packages = ['postgresql', 'sudo', 'systemd', 'systemd-sysv', 'dbus']

export const programs = ['debootstrap', 'systemd-nspawn']

/** The commands of the page on a Debian with its PostgreSQL: back to the moment before a table was dropped. */
export function recoverySteps(workspace, checkout) {
  const root = workspace.path('recovery')
  let machine
  let moment
  const shell = (script) => machine.run(['bash', '-euc', script])
  const block = (heading) => shellBlock(join(checkout, page), heading)
  const query = (sql) => shell(`sudo -u postgres psql --no-align --tuples-only --command="${sql}" tienda`)
  const waitForDatabase = () =>
    until(
      () =>
        query('select 1 where not pg_is_in_recovery()').then(
          (answer) => answer === '1',
          () => false,
        ),
      60,
      () => 'PostgreSQL takes no writes',
    )

  return [
    step('recovery: Debian with PostgreSQL', async () => {
      await makeRoot(workspace, root, packages)
      machine = await startSystemdMachine(workspace, root)
      await shell('sudo -u postgres createdb tienda')
    }),
    step('recovery: archive and copy as the page says', async () => {
      await shell(block('## The archive'))
      await waitForDatabase()
      await query('create table orders (number text primary key)')
      await shell(block('Then a copy to start from'))
    }),
    step('recovery: an order, a moment, another order, a dropped table', async () => {
      await query("insert into orders values ('ORDEN-001')")
      moment = await query('select clock_timestamp()')
      await query("insert into orders values ('ORDEN-002')")
      await query('drop table orders')
    }),
    step('recovery: back to the moment as the page says', async () => {
      await shell("printf '[Service]\\nExecStart=sleep inf\\n' > /etc/systemd/system/tecnoclick.service")
      await shell(`MOMENT='${moment}'\n${block('## Back to a minute')}`)
      await waitForDatabase()
      const orders = await query('select number from orders')
      if (orders !== 'ORDEN-001') throw new Error(`Recovered: ${orders || 'nothing'}, not ORDEN-001.`)
      await query("insert into orders values ('ORDEN-003')")
    }),
    step('recovery: clean-up', async () => {
      await machine.stop()
      await workspace.remove(root)
    }),
  ]
}
