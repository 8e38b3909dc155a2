import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from '../fault.ts'
import type { Folders } from '../folders.ts'

/** Checked before anything starts. */
export function requireBuilt({ webBuild, officeBuild }: Folders): void {
  const needed = [join(webBuild, 'server', 'index.js'), join(officeBuild, 'index.html')]
  const missing = needed.find((file) => !existsSync(file))
  if (!missing) return
  throw new Fault(
    `La tienda no está construida (falta ${missing}): ejecute «npm run build» e inicie de nuevo.`,
    'webMissing',
  )
}
