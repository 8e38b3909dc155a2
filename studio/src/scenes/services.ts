import { machineServices } from './services/machines.ts'
import { siteServices } from './services/sites.ts'
import type { Tile } from './tile.ts'

/** The five kinds of service and their services, by slug. */
export const services: Readonly<Record<string, Tile>> = { ...machineServices, ...siteServices }
