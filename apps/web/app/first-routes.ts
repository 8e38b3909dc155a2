import * as catalogue from './catalogue/browse/catalogue.tsx'
import * as sessionWatch from './platform/session/session-watch.tsx'
import * as root from './root.tsx'

/** By id, the routes in the chunk of the entry: they have no file of their own (library-internals/first-chunk-entries.ts). */
export const firstRoutes = {
  root,
  'platform/session/session-watch': sessionWatch,
  'catalogue/browse/catalogue': catalogue,
  category: catalogue,
}
