import cluster, { type Worker } from 'node:cluster'
import type { Logger } from 'pino'
import { AggregatorRegistry } from 'prom-client'
import { Fault } from '../fault.ts'
import { isStoreMessage, type Opening, type ToPrimary, type ToWeb } from './messages.ts'

export interface Fleet {
  /** Resolves when all web processes listen; rejects with the fault of the first that cannot. */
  open(opening: Opening): Promise<void>
  /** Lets them finish running requests within `limit` milliseconds. */
  close(limit: number): Promise<void>
}

export interface FleetOptions {
  size: number
  log: Logger
  wakeMail(): void
}

const firstPause = 200
const longestPause = 10_000
/** A process that ran this long did not fail to start. */
const soundAfter = 30_000

/**
 * The web processes. They are started at once, to load their code while the database gets ready, and one that dies is
 * replaced, later each time it happens again.
 */
export function startFleet({ size, log, wakeMail }: FleetOptions): Fleet {
  const metrics = new AggregatorRegistry()
  const workers = new Set<Worker>()
  const loaded = new Set<Worker>()
  const opened = Promise.withResolvers<void>()
  // A fault may come before anybody waits for it.
  opened.promise.catch(() => {})
  let opening: Opening | undefined
  let listening = 0
  let isClosing = false
  let pause = firstPause

  function hear(worker: Worker, message: ToPrimary): void {
    switch (message.kind) {
      case 'loaded':
        loaded.add(worker)
        if (opening) tell(worker, { kind: 'open', ...opening })
        break
      case 'listening':
        listening += 1
        if (listening === size) opened.resolve()
        break
      case 'fault':
        log.error(message.sentence)
        opened.reject(new Fault(message.sentence, message.fault))
        worker.process.kill()
        break
      case 'wakeMail':
        wakeMail()
        break
      case 'metrics':
        void metrics
          .clusterMetrics()
          .catch(() => '')
          .then((text) => tell(worker, { kind: 'metrics', id: message.id, text }))
    }
  }

  function start(): void {
    if (isClosing) return
    const worker = cluster.fork()
    const born = performance.now()
    workers.add(worker)
    worker.on('message', (message: unknown) => {
      if (isStoreMessage<ToPrimary>(message)) hear(worker, message)
    })
    // A message to one that is just dying; its exit is what counts.
    worker.on('error', () => {})
    worker.on('exit', (code, signal) => {
      workers.delete(worker)
      loaded.delete(worker)
      if (isClosing) return
      if (performance.now() - born > soundAfter) pause = firstPause
      log.error({ code, signal, pid: worker.process.pid, pause }, 'web process died, starting another')
      setTimeout(start, pause)
      pause = Math.min(pause * 2, longestPause)
    })
  }

  for (let number = 0; number < size; number += 1) start()

  return {
    open(where) {
      opening = where
      for (const worker of loaded) tell(worker, { kind: 'open', ...where })
      return opened.promise
    },
    async close(limit) {
      isClosing = true
      const impatient = setTimeout(() => {
        for (const worker of workers) worker.process.kill('SIGKILL')
      }, limit)
      await Promise.all(
        [...workers].map((worker) => {
          const gone = new Promise((resolve) => worker.once('exit', resolve))
          tell(worker, { kind: 'close' })
          return gone
        }),
      )
      clearTimeout(impatient)
    },
  }
}

function tell(worker: Worker, message: ToWeb): void {
  if (worker.isConnected()) worker.send(message)
}
