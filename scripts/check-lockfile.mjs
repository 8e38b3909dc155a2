import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describePlatform, fits, nativePackages, supportedPlatforms } from './platform-packages.mjs'

const candidateVersions = 30

/** A step of `npm test`: an upgrade that loses a platform fails here, not on a stranger's machine. */
export async function checkLockfile(root) {
  const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const gaps = findGaps(lockfile)
  const lines = await Promise.all(
    gaps.map(async (gap) => `${gap.problems.join('\n')}\n  → ${await suggestVersion(gap)}`),
  )
  return { code: gaps.length === 0 ? 0 : 1, output: lines.join('\n') }
}

/** Native packages whose platform packages are missing from the lockfile, have no integrity or skip a platform. */
export function findGaps(lockfile) {
  return nativePackages(lockfile).flatMap(({ name, version, builds }) => {
    const subject = `${name}@${version}`
    const problems = [
      // npm 11 refuses `npm ci` for any package missing from the lockfile, also one of another platform.
      ...builds
        .filter(({ entry }) => !entry)
        .map((build) => `${subject}: ${build.name}@${build.version} is not in the lockfile`),
      ...builds
        .filter(({ entry }) => entry && !entry.integrity)
        .map((build) => `${subject}: ${build.name}@${build.version} has no integrity`),
      ...supportedPlatforms
        .filter((platform) => !builds.some(({ entry }) => entry?.os && fits(entry, platform)))
        .map((platform) => `${subject}: nothing for ${describePlatform(platform)}`),
    ]
    return problems.length === 0 ? [] : [{ name, version, builds, problems }]
  })
}

/** The newest version whose platform packages are all in the registry, looked up only after a failure. */
export async function suggestVersion({ name, builds }, look = npmView) {
  if (name === 'package.json' || name.startsWith('@tecnoclick/')) return suggestCommonVersion(builds, look)
  const versions = await look([name, 'versions'])
  for (const version of newestFirst(versions).slice(0, candidateVersions)) {
    const wanted = await look([`${name}@${version}`, 'optionalDependencies'])
    if (wanted && (await areAllPublished(wanted, look))) return `${name}@${version} has them all`
  }
  return `no version of ${name} among the newest ${candidateVersions} has them all in this registry`
}

/** Packages that we list ourselves, such as Node, should have one version on all platforms. */
async function suggestCommonVersion(builds, look) {
  const published = await Promise.all(builds.map(({ name }) => look([name, 'versions'])))
  const [first = [], ...others] = published.map((versions) => newestFirst(versions))
  const common = first.find((version) => others.every((versions) => versions.includes(version)))
  return common ? `${common} exists for all of them` : 'no version exists for all of them in this registry'
}

async function areAllPublished(wanted, look) {
  const found = await Promise.all(
    Object.entries(wanted).map(([name, version]) => look([`${name}@${version}`, 'version'])),
  )
  return found.every((version) => version !== undefined)
}

function newestFirst(versions = []) {
  return [versions].flat().toReversed()
}

async function npmView(args) {
  try {
    const { stdout } = await promisify(execFile)('npm', ['view', '--json', ...args], {
      timeout: 30_000,
      shell: process.platform === 'win32',
    })
    return stdout.trim() === '' ? undefined : JSON.parse(stdout)
  } catch {
    return undefined // not published, or no network
  }
}
