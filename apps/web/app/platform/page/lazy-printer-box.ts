import { lazyPart } from '../../rendering/lazy-hydrate.tsx'
import { readPart } from '../browser-state.ts'
import { privatePrefix } from '../session/private-prefix.ts'

const isKept = () =>
  [readPart('printer'), readPart(`${privatePrefix}printer`)].some((printer) => printer !== undefined)

/** Without a printer of one's own it is a plain form. */
export const printerBox = lazyPart(() => import('./printer-box.tsx'), { waitsForUse: () => !isKept() })
