/** What Patroni's `GET /cluster` tells of a database machine. */
export interface Member {
  name: string
  role: string
  state: string
  timeline?: number
  /** Bytes behind the primary, or `unknown`. */
  lag?: number | string
}

const mostLagBytes = 1024 * 1024
const running = ['running', 'streaming']

/** One primary, and every other machine follows it: the next fault may come. */
export function isHealthy(
  members: readonly Member[],
  { size, synchronous }: { size: number; synchronous: boolean },
): boolean {
  const leaders = members.filter(({ role }) => role === 'leader')
  const [leader] = leaders
  if (members.length !== size || leaders.length !== 1 || leader?.state !== 'running') return false
  const standbys = members.filter((member) => member !== leader)
  const follow = standbys.every(
    ({ state, timeline, lag }) =>
      running.includes(state) &&
      timeline === leader.timeline &&
      typeof lag === 'number' &&
      lag <= mostLagBytes,
  )
  return follow && (!synchronous || standbys.some(({ role }) => role === 'sync_standby'))
}
