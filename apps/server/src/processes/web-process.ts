import { connectDatabase, visitorPatience } from '@tecnoclick/database/connect'
import { AggregatorRegistry } from 'prom-client'
import { readConfiguration } from '../configuration.ts'
import { explainFault } from '../explain-fault.ts'
import type { Folders } from '../folders.ts'
import { createLog, logDeath } from '../log.ts'
import { openBuiltSource } from '../pages/web-source.ts'
import { startWebService } from '../web-service.ts'
import { createMetricsQuestion } from './ask-for-metrics.ts'
import { isStoreMessage, type Opening, type ToPrimary, type ToWeb } from './messages.ts'

/** Below what the primary grants: it still has to close the database. */
const drain = 8_000

/** One of several web processes; it exits with the primary. */
export async function runWebProcess(folders: Folders): Promise<void> {
  let close = async () => {}
  const end = () => {
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  // A primary that was killed cannot say goodbye.
  process.on('disconnect', () => process.exit(0))
  // Ctrl-C reaches the whole group; the primary decides what it means.
  process.on('SIGINT', () => {})
  process.on('SIGHUP', () => {})
  process.on('SIGTERM', end)

  const configuration = readConfiguration(process.env)
  const log = createLog(configuration.logLevel)
  logDeath(log)
  const metrics = createMetricsQuestion(tell)
  // Only by making one does prom-client begin to answer the primary.
  new AggregatorRegistry()
  const source = openBuiltSource(folders)

  async function open({ databaseUrl, ...listening }: Opening): Promise<void> {
    const database = connectDatabase(databaseUrl, { answersWithin: visitorPatience })
    const service = await startWebService({
      configuration,
      database,
      source: await source,
      ...listening,
      log,
      wakeMail: () => tell({ kind: 'wakeMail' }),
      allMetrics: metrics.ask,
    })
    close = async () => {
      await service.close(drain)
      await database.close()
    }
    tell({ kind: 'listening' })
  }

  process.on('message', (message: unknown) => {
    if (!isStoreMessage<ToWeb>(message)) return
    if (message.kind === 'open') open(message).catch(tellFault)
    if (message.kind === 'close') end()
    if (message.kind === 'metrics') metrics.answer(message.id, message.text)
  })
  await source.then(() => tell({ kind: 'loaded' }), tellFault)
}

function tell(message: ToPrimary): void {
  if (process.connected) process.send?.(message)
}

function tellFault(error: unknown): void {
  const { message, kind } = explainFault(error)
  tell({ kind: 'fault', sentence: message, fault: kind })
}
