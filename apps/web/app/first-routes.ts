import * as catalogue from './catalogue/browse/catalogue.tsx'
import * as root from './root.tsx'
import * as sessionWatch from './shell/session/session-watch.tsx'

/** By id, the routes in the chunk of the entry: they have no file of their own (library-internals/first-chunk-entries.ts). */
export const firstRoutes = {
  root,
  'shell/session/session-watch': sessionWatch,
  'catalogue/browse/catalogue': catalogue,
  category: catalogue,
}
