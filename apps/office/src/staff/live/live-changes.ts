import type { OfficeChange } from '@tecnoclick/contract/staff/live/endpoints'
import { streamOfficeChanges } from '@tecnoclick/contract/staff/live/endpoints'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { type OfficeTopic, officeTopics } from '@tecnoclick/domain/staff/office-topics'

const channelName = 'office-changes'
/** The server is heard every 15 s. */
const silentAfterMs = seconds(40)
/** So that all listeners do not read at the same moment. */
const spreadMs = 250
const allTopics = Object.keys(officeTopics) as OfficeTopic[]

type Message = { kind: 'alive' } | { kind: 'lost' } | { kind: 'changed'; change: OfficeChange }

export interface LiveChanges {
  isLive(): boolean
  subscribe(onLive: () => void): () => void
  stop(): void
}

/**
 * Hears what changed. One tab holds the stream and tells the others: browsers open six connections to a host, and every
 * tab of the office would keep one. Without locks (plain http in a local network) nobody listens and the office polls.
 */
export function startLiveChanges(read: (topics: ReadonlySet<OfficeTopic>) => void): LiveChanges {
  const watchers = new Set<() => void>()
  const channel = new BroadcastChannel(channelName)
  const stopped = new AbortController()
  let heardAt = Number.NEGATIVE_INFINITY
  let wasLive = false
  const isLive = () => performance.now() - heardAt < silentAfterMs
  const check = setInterval(tellWatchers, seconds(5))
  const reading = paced(read)

  function tellWatchers(): void {
    if (isLive() === wasLive) return
    wasLive = isLive()
    for (const watcher of watchers) watcher()
  }

  function hear(message: Message): void {
    heardAt = message.kind === 'lost' ? Number.NEGATIVE_INFINITY : performance.now()
    tellWatchers()
    if (message.kind === 'changed') reading.want(message.change)
  }

  function hold(): Promise<void> {
    const source = new EventSource(`/api${streamOfficeChanges.path}`)
    const tell = (message: Message) => {
      channel.postMessage(message)
      hear(message)
    }
    source.addEventListener('beat', () => tell({ kind: 'alive' }))
    source.addEventListener('changed', ({ data }) => tell({ kind: 'changed', change: JSON.parse(data) }))
    let wasLost = false
    source.addEventListener('error', () => {
      wasLost = true
      tell({ kind: 'lost' })
    })
    // What changed in between was not told.
    source.addEventListener('open', () => {
      if (wasLost) tell({ kind: 'changed', change: { topics: allTopics, paceMs: seconds(1) } })
      wasLost = false
    })
    return new Promise((resolve) =>
      stopped.signal.addEventListener('abort', () => {
        source.close()
        resolve()
      }),
    )
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data))
  navigator.locks?.request(channelName, { signal: stopped.signal }, hold).catch(() => {})

  return {
    isLive,
    subscribe(onLive) {
      watchers.add(onLive)
      return () => watchers.delete(onLive)
    },
    stop() {
      stopped.abort()
      channel.close()
      clearInterval(check)
      reading.stop()
    },
  }
}

/** Reads soon after the first hint, then as slowly as the server asks for. */
function paced(read: (topics: ReadonlySet<OfficeTopic>) => void) {
  const wanted = new Set<OfficeTopic>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let nextAt = 0

  function run(paceMs: number): void {
    timer = undefined
    nextAt = performance.now() + paceMs
    const topics = new Set(wanted)
    wanted.clear()
    read(topics)
  }

  return {
    want({ topics, paceMs }: OfficeChange): void {
      for (const topic of topics) wanted.add(topic)
      const wait = Math.max(Math.random() * spreadMs, nextAt - performance.now())
      timer ??= setTimeout(() => run(paceMs), wait)
    },
    stop: () => clearTimeout(timer),
  }
}
