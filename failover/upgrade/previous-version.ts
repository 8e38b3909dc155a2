import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type * as buyers from '@tecnoclick/server/testing/buyers'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')

/** Installs and builds a tag or commit of this repository in an empty folder. */
export async function buildVersion(ref: string, folder: string): Promise<void> {
  const found = await run('git', ['-C', root, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`]).catch(
    () => {
      throw new Error(`There is no ${ref} here: fetch the tags, or name a commit with --from.`)
    },
  )
  await run('git', ['clone', '--quiet', '--shared', '--no-checkout', root, folder])
  await run('git', ['-C', folder, 'checkout', '--quiet', '--detach', found.stdout.trim()])
  await runIn(folder, ['scripts/run.mjs', 'build'], { NODE_ENV: 'production' })
}

/** Fills a database by that version's own command, which migrates it too. */
export function fillDatabase(folder: string, url: string, products: number, orders: number): Promise<void> {
  const seed = 'packages/database/src/seed/large/main.ts'
  return runIn(folder, [seed, String(products), String(orders)], { DATABASE_URL: url })
}

/** Buyers as that version makes them: today's code writes columns that its tables lack. */
export function buyersOf(folder: string): Promise<typeof buyers> {
  return import(pathToFileURL(join(folder, 'apps/server/src/testing/buyers.ts')).href)
}

async function runIn(cwd: string, args: string[], env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code} in ${cwd}.`)
}
