import { execFile } from 'node:child_process'
import { existsSync, globSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Where the packages put their programs, also for a user without `sbin` in PATH. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin']

/** Debian's package of each program. */
const packages: Readonly<Record<string, string>> = {
  ip: 'iproute2',
  nsenter: 'util-linux',
  patroni: 'patroni python3-etcd',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  postgres: 'postgresql',
}

export interface HostFacts {
  platform: string
  isRoot: boolean
  hasApt: boolean
  has(program: string): boolean
}

/** Packages that are missing; throws where the command cannot run at all. */
export function missingPackages({ platform, isRoot, has }: HostFacts): string[] {
  if (platform !== 'linux' || !isRoot)
    throw new Error('npm run failover makes network namespaces: run it as root on Linux.')
  return Object.entries(packages).flatMap(([program, names]) => (has(program) ? [] : names.split(' ')))
}

/** Installs what is missing where apt-get can; else says what is missing. */
export async function requireHost(facts: HostFacts = thisHost()): Promise<void> {
  const missing = missingPackages(facts)
  if (missing.length === 0) return
  if (!facts.hasApt) throw new Error(`npm run failover needs these packages: ${missing.join(', ')}.`)
  console.log(`Installing by apt-get: ${missing.join(' ')}`)
  await withoutServices(async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const options = { env, maxBuffer: Number.POSITIVE_INFINITY }
    await run('apt-get', ['update'], options)
    await run('apt-get', ['install', '-y', '--no-install-recommends', ...missing], options)
  })
  const left = missingPackages(thisHost())
  if (left.length > 0) throw new Error(`apt-get did not bring: ${left.join(', ')}.`)
}

/** https://people.debian.org/~hmh/invokerc.d-policyrc.d-specification.txt: 101 forbids to start them. */
async function withoutServices(install: () => Promise<void>): Promise<void> {
  const policy = '/usr/sbin/policy-rc.d'
  if (existsSync(policy)) return install()
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    await install()
  } finally {
    rmSync(policy)
  }
}

/** The newest PostgreSQL of Debian, which keeps its programs out of PATH. */
export function postgresPrograms(): string | undefined {
  const found = globSync('/usr/lib/postgresql/*/bin/postgres')
  const versionOf = (path: string) => Number(path.split('/')[4])
  return found
    .sort((a, b) => versionOf(a) - versionOf(b))
    .at(-1)
    ?.replace(/\/postgres$/, '')
}

function thisHost(): HostFacts {
  return {
    platform: process.platform,
    isRoot: process.getuid?.() === 0,
    hasApt: existsSync('/usr/bin/apt-get'),
    has: (program) =>
      program === 'postgres'
        ? postgresPrograms() !== undefined
        : folders.some((folder) => existsSync(join(folder, program))),
  }
}
