import * as catalogue from './catalogue.ts'
import * as delivery from './delivery.ts'
import * as money from './money.ts'
import * as people from './people.ts'
import * as platform from './platform.ts'
import * as resets from './resets.ts'
import * as selling from './selling.ts'
import * as site from './site.ts'
import * as staff from './staff.ts'
import * as stock from './stock.ts'
import * as workshop from './workshop.ts'

/**
 * Every module with endpoints or schemas, by area. The OpenAPI document takes the names of operations and schemas from
 * their exports, so that no name is a string that browsers download.
 */
export const contractModules = {
  catalogue,
  selling,
  stock,
  delivery,
  money,
  workshop,
  resets,
  people,
  site,
  staff,
  platform,
}
