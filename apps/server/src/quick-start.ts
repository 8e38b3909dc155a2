import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Imported first by every process of the store. Node parses the `exports` of a package again for every import of it;
 * those of drizzle-orm are 170 kB of JSON and cost a second per process. They are resolved once here, and inside the
 * package as plain paths.
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

// Caches compiled modules.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url)))
