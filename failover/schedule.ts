export interface Options<Name> {
  schedule: Name[]
  synchronous: boolean
  keep: boolean
}

const usage = 'Usage: npm run failover [faults] [-- --async] [--keep]'

/**
 * `npm run failover 50 -- --async`. Every kind of fault has its turn before one comes again; `first` begins without
 * synchronous replication.
 */
export function readOptions<Name extends string>(
  args: readonly string[],
  names: readonly Name[],
  first: Name,
): Options<Name> {
  const flags = args.filter((arg) => arg.startsWith('--'))
  const [count = '50', ...more] = args.filter((arg) => !arg.startsWith('--'))
  const unknown = flags.filter((flag) => flag !== '--async' && flag !== '--keep')
  if (unknown.length > 0 || more.length > 0 || !/^[1-9]\d{0,2}$/.test(count)) throw new Error(usage)
  const synchronous = !flags.includes('--async')
  const order = synchronous ? names : [first, ...names.filter((name) => name !== first)]
  const schedule = Array.from({ length: Number(count) }, (_, index) => order[index % order.length] ?? first)
  return { schedule, synchronous, keep: flags.includes('--keep') }
}
