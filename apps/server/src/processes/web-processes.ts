import cluster, { type Worker } from 'node:cluster'
import type { Logger } from 'pino'
import { AggregatorRegistry } from 'prom-client'
import { Fault } from '../fault.ts'
import { isStoreMessage, type Opening, type ToPrimary, type ToWeb } from './messages.ts'

export interface WebProcesses {
  /** Resolves when the first web process listens; rejects with its fault if it cannot. */
  open(opening: Opening): Promise<void>
  /** Lets them finish running requests within `limit` milliseconds. */
  close(limit: number): Promise<void>
}

export interface WebProcessesOptions {
  size: number
  log: Logger
  wakeMail(): void
}

const firstPause = 200
const longestPause = 10_000
const notLoaded = 'El programa de la tienda no se puede cargar: constrúyalo de nuevo con npm run build.'
/** A process that ran this long did not fail to start. */
const startedAfterMs = 30_000

/**
 * A page leaves a megabyte of garbage. Node would let its young generation grow to 64 MB in each process. glibc would take an
 * arena of memory for each thread that compresses, and keep the place of a page that is gone for others that do not fit.
 */
const frugal = {
  flags: ['--max-semi-space-size=8'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '65536' },
}

/**
 * The web processes. They start at once, to load their code while the database starts. One that dies is replaced with
 * increasing delay.
 */
export function startWebProcesses({ size, log, wakeMail }: WebProcessesOptions): WebProcesses {
  const metrics = new AggregatorRegistry()
  const workers = new Set<Worker>()
  const loaded = new Set<Worker>()
  const opened = Promise.withResolvers<void>()
  // The fault may occur before anything awaits it.
  opened.promise.catch(() => {})
  const toldToOpen = new Set<Worker>()
  let opening: Opening | undefined
  let isOpen = false
  let isClosing = false
  let pause = firstPause

  /** Opens one first, which loads the catalogue sooner alone. The others follow when it listens. */
  function openLoaded(): void {
    for (const worker of loaded) {
      if (!opening || toldToOpen.has(worker) || (toldToOpen.size > 0 && !isOpen)) continue
      toldToOpen.add(worker)
      send(worker, { kind: 'open', ...opening })
    }
  }

  function handle(worker: Worker, message: ToPrimary): void {
    switch (message.kind) {
      case 'loaded':
        loaded.add(worker)
        openLoaded()
        break
      case 'listening':
        isOpen = true
        opened.resolve()
        openLoaded()
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
          .then((text) => send(worker, { kind: 'metrics', id: message.id, text }))
    }
  }

  function start(): void {
    if (isClosing) return
    const worker = cluster.fork(frugal.env)
    const startedAt = performance.now()
    workers.add(worker)
    worker.on('message', (message: unknown) => {
      if (isStoreMessage<ToPrimary>(message)) handle(worker, message)
    })
    // The process may be exiting; its exit is handled elsewhere.
    worker.on('error', () => {})
    worker.on('exit', (code, signal) => {
      workers.delete(worker)
      const hadLoaded = loaded.delete(worker)
      toldToOpen.delete(worker)
      if (isClosing) return
      openLoaded()
      // It has said why. Before the shop is open, the next would fail alike.
      if (code > 0 && !hadLoaded) opened.reject(new Fault(notLoaded, 'other'))
      if (performance.now() - startedAt > startedAfterMs) pause = firstPause
      log.error({ code, signal, pid: worker.process.pid, pause }, 'web process died, starting another')
      setTimeout(start, pause)
      pause = Math.min(pause * 2, longestPause)
    })
  }

  cluster.setupPrimary({ execArgv: [...process.execArgv, ...frugal.flags] })
  for (let number = 0; number < size; number += 1) start()

  return {
    open(where) {
      opening = where
      openLoaded()
      return opened.promise
    },
    async close(limit) {
      isClosing = true
      const killTimer = setTimeout(() => {
        for (const worker of workers) worker.process.kill('SIGKILL')
      }, limit)
      await Promise.all(
        [...workers].map((worker) => {
          const exited = new Promise((resolve) => worker.once('exit', resolve))
          send(worker, { kind: 'close' })
          return exited
        }),
      )
      clearTimeout(killTimer)
    },
  }
}

function send(worker: Worker, message: ToWeb): void {
  if (worker.isConnected()) worker.send(message)
}
