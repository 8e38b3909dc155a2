import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Imported before all else by what starts a process of the store. Node parses the `exports` of a package anew for every
 * import of it, and those of drizzle-orm are 170 kB of JSON: a second of every start, for each process. Its addresses
 * are therefore looked up once, and inside the package they are plain paths.
 */
const drizzle = '/node_modules/drizzle-orm/'
const found = new Map<string, { url: string; format?: string | null | undefined }>()

registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('.') && context.parentURL?.includes(drizzle)) {
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
    }
    if (!/^drizzle-orm(\/|$)/.test(specifier)) return next(specifier, context)
    const known = found.get(specifier) ?? next(specifier, context)
    found.set(specifier, known)
    return { ...known, shortCircuit: true }
  },
})

// What was stripped of types and compiled once is not again.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url)))
