import { readConfiguration } from '../configuration.ts'
import type { Folders } from '../folders.ts'
import { probePort } from '../http/listen.ts'
import { createLog, logDeath } from '../log.ts'
import { openDatabase } from '../open-database.ts'
import { closeOnSignal } from '../operations/shutdown.ts'
import { requireBuilt } from '../pages/built-files.ts'
import { welcome } from '../welcome.ts'
import { prepareJobs } from './jobs.ts'
import { prepareWeb } from './web.ts'

const loopback = '127.0.0.1'

/** The process that owns the database, migrations and jobs, and starts the web processes. */
export async function runPrimary(folders: Folders): Promise<void> {
  const configuration = readConfiguration(process.env)
  const log = createLog(configuration.logLevel)
  logDeath(log)
  const closers: (() => Promise<void>)[] = []
  closeOnSignal({
    begin: (reason) => log.info({ reason }, 'closing'),
    async close() {
      for (const close of closers.toReversed()) await close()
    },
  })

  const serves = configuration.jobs !== 'only'
  if (serves && configuration.production) requireBuilt(folders)
  const port = serves ? await probePort(configuration.host ?? loopback, configuration.port) : 0
  const jobs = prepareJobs(configuration, log)
  const web = serves ? prepareWeb({ configuration, folders, log, wakeMail: jobs.wakeMail }) : undefined

  let isOpen = false
  const database = await openDatabase(configuration, (line) => {
    if (isOpen) log.warn({ part: 'database' }, line)
    else process.stdout.write(`… ${line}\n`)
  })
  closers.push(database.close, async () => {
    await Promise.all([web?.close(), jobs.close()])
  })
  const host = configuration.host ?? (database.hasDemoAccounts ? loopback : undefined)
  await Promise.all([web?.open(database, host, port), jobs.open(database)])
  isOpen = true
  process.stdout.write(welcome({ configuration, hasDemoAccounts: database.hasDemoAccounts, host, port }))
}
