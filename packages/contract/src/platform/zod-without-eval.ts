import { z } from 'zod'

/**
 * For pages whose CSP forbids `eval`: without this, zod probes for it with `new Function` as soon as the first object
 * schema is made, and the browser reports a violation. Must be imported before any schema.
 */
z.config({ jitless: true })
