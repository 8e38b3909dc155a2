import { z } from 'zod'

/**
 * For browsers, where our CSP forbids `eval`: without this, zod probes for it with `new Function` as soon as the first object
 * schema is made, and the browser reports a violation. Must run before any schema. On the server zod stays compiled.
 */
if ('document' in globalThis) z.config({ jitless: true })
