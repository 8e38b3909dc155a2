import { connectDatabase, visitorTimeoutMs } from '@tecnoclick/database/connect'
import { AggregatorRegistry } from 'prom-client'
import { readConfiguration } from '../configuration.ts'
import { explainFault } from '../explain-fault.ts'
import type { Folders } from '../folders.ts'
import { createLog, logDeath } from '../log.ts'
import { openBuiltSource } from '../pages/web-source.ts'
import { startTelemetry } from '../telemetry/start-telemetry.ts'
import { startWebService } from '../web-service.ts'
import { isStoreMessage, type Opening, type ToPrimary, type ToWeb } from './messages.ts'
import { createMetricsClient } from './metrics-client.ts'

/** Less than the limit of the primary, which still has to close the database. */
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
  // A killed primary sends no message.
  process.on('disconnect', () => process.exit(0))
  // Ctrl-C reaches the whole group; the primary handles it.
  process.on('SIGINT', () => {})
  process.on('SIGHUP', () => {})
  process.on('SIGTERM', end)

  const configuration = readConfiguration(process.env)
  const log = createLog(configuration.logLevel)
  logDeath(log)
  const metrics = createMetricsClient(send)
  // prom-client responds to the primary only if an AggregatorRegistry exists.
  new AggregatorRegistry()
  const source = openBuiltSource(folders)
  const starting = startTelemetry({ configuration, log })

  async function open({ databaseUrl, pooler, ...listening }: Opening): Promise<void> {
    const telemetry = await starting
    const database = connectDatabase(databaseUrl, {
      pooler,
      responseTimeoutMs: visitorTimeoutMs,
      tracer: telemetry?.tracer,
    })
    const service = await startWebService({
      configuration,
      database,
      source: await source,
      ...listening,
      log,
      wakeMail: () => send({ kind: 'wakeMail' }),
      allMetrics: metrics.ask,
      telemetry,
    })
    close = async () => {
      await service.close(drain)
      await Promise.all([database.close(), telemetry?.close()])
    }
    send({ kind: 'listening' })
  }

  process.on('message', (message: unknown) => {
    if (!isStoreMessage<ToWeb>(message)) return
    if (message.kind === 'open') open(message).catch(sendFault)
    if (message.kind === 'close') end()
    if (message.kind === 'metrics') metrics.answer(message.id, message.text)
  })
  await source.then(() => send({ kind: 'loaded' }), sendFault)
}

function send(message: ToPrimary): void {
  if (process.connected) process.send?.(message)
}

function sendFault(error: unknown): void {
  const { message, kind } = explainFault(error)
  send({ kind: 'fault', sentence: message, fault: kind })
}
