import { endDemoSessions } from '@tecnoclick/database/demo-accounts'
import { readConfiguration } from '../configuration.ts'
import type { Folders } from '../folders.ts'
import { probePort } from '../http/listen.ts'
import { createLog, logDeath } from '../log.ts'
import { openDatabase } from '../open-database.ts'
import { closeOnSignal } from '../operations/shutdown.ts'
import { requireBuilt } from '../pages/built-files.ts'
import { isExposed, listeningHost, loopback, requirePublicUrl } from '../reachability.ts'
import { loadSecretKey } from '../secret-key.ts'
import { startTelemetry } from '../telemetry/start-telemetry.ts'
import { welcome } from '../welcome.ts'
import { prepareJobs } from './jobs.ts'
import { prepareWeb } from './web.ts'

/** The process that owns the database, migrations and jobs, and starts what serves visitors. */
export async function runPrimary(folders: Folders): Promise<void> {
  const startedAt = Date.now()
  const configuration = readConfiguration(process.env)
  requirePublicUrl(configuration)
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
  const telemetry = await startTelemetry({ configuration, log })
  const jobs = prepareJobs(configuration, log, telemetry)
  const web = serves
    ? prepareWeb({ configuration, folders, log, wakeMail: jobs.wakeMail, telemetry })
    : undefined

  let isOpen = false
  const report = (line: string) => {
    if (isOpen) log.warn({ part: 'database' }, line)
    else process.stdout.write(`… ${line}\n`)
  }
  const database = await openDatabase(configuration, report, telemetry?.tracer)
  closers.push(database.close, async () => {
    await Promise.all([web?.close(), jobs.close()])
    await telemetry?.close()
  })
  const host = listeningHost(configuration, database.hasDemoAccounts)
  const exposed = isExposed(configuration, host)
  if (exposed && !configuration.demoSignIn) await endDemoSessions(database.database.db)
  const secretKey = await loadSecretKey(configuration)
  await Promise.all([
    web?.open(database, { host, port, secretKey, startedAt }),
    jobs.open(database, secretKey),
  ])
  isOpen = true
  process.stdout.write(
    welcome({ configuration, hasDemoAccounts: database.hasDemoAccounts, host, port, exposed }),
  )
}
