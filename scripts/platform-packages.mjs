import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Native packages come as one optional npm package per platform: `rolldown` needs `@rolldown/binding-linux-arm64-gnu`. */
const platformName = /(^|[-/])(linux|darwin|win32|windows|win)(musl)?-/

/** What runs in the shop or builds it. The other native packages serve developers only. */
const neededToStart = ['rolldown', 'lightningcss', '@tailwindcss/oxide', 'sharp', '@node-rs/argon2']

export const supportedPlatforms = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'win32', cpu: 'x64' },
]

export function describePlatform({ os, cpu, libc }) {
  return libc === 'musl' ? `${os}-${cpu}-musl` : `${os}-${cpu}`
}

export function thisPlatform() {
  const { platform: os, arch: cpu } = process
  if (os !== 'linux') return { os, cpu }
  // Without this the report looks up host names, which can take seconds.
  process.report.excludeNetwork = true
  const isGlibc = process.report.getReport().header.glibcVersionRuntime !== undefined
  return { os, cpu, libc: isGlibc ? 'glibc' : 'musl' }
}

/**
 * Packages of a lockfile that are built per platform, with their platform packages.
 * `entry` is undefined for a platform package that the lockfile does not have.
 */
export function nativePackages(lockfile) {
  const { packages } = lockfile
  return Object.entries(packages).flatMap(([path, { version, optionalDependencies = {} }]) => {
    const names = Object.keys(optionalDependencies).filter((name) => platformName.test(name))
    if (names.length < 2) return []
    const builds = names.map((name) => {
      const found = resolve(packages, path, name)
      return { name, version: optionalDependencies[name], path: found, entry: packages[found] }
    })
    return [{ path, name: path.split('node_modules/').at(-1) || 'package.json', version, builds }]
  })
}

/** Node's resolution: the nearest node_modules on the way up. */
function resolve(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder}${folder && '/'}node_modules/${name}`
    if (packages[path]) return path
    if (folder === '') return undefined
  }
}

export function fits({ os, cpu, libc }, platform) {
  const allows = (list, value) => list === undefined || [list].flat().includes(value)
  return (
    allows(os, platform.os) && allows(cpu, platform.cpu) && (!platform.libc || allows(libc, platform.libc))
  )
}

/** Platform packages that this machine needs and node_modules lacks. */
export function missingHere(root, lockfile, platform = thisPlatform()) {
  return nativePackages(lockfile).flatMap(({ path, name: parent, builds }) => {
    // The root and the workspaces list Node and PostgreSQL, which a machine may have from elsewhere.
    if (!path.includes('node_modules/')) return []
    const described = { parent, platform: describePlatform(platform) }
    const fitting = builds.filter(({ entry }) => entry && isPlatformSpecific(entry) && fits(entry, platform))
    if (fitting.length === 0) return neededToStart.includes(parent) ? [described] : []
    return fitting
      .filter(({ path: at }) => !existsSync(join(root, at, 'package.json')))
      .map(({ name, version }) => ({ ...described, name, version }))
  })
}

/** `wasm32` packages name no system: they install everywhere and replace nothing. */
function isPlatformSpecific({ os, cpu }) {
  return os !== undefined || cpu !== undefined
}
