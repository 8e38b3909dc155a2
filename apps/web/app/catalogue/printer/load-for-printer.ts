import { getForPrinter } from '@tecnoclick/contract/catalogue/browse/endpoints'
import type { ForPrinter } from '@tecnoclick/contract/catalogue/browse/schemas'
import type { Client } from '@tecnoclick/contract/platform/client'
import { listResets } from '@tecnoclick/contract/resets/files/endpoints'
import type { Reset } from '@tecnoclick/contract/resets/files/schemas'
import { listTypesWithServices } from '@tecnoclick/contract/workshop/services/endpoints'
import type { Service } from '@tecnoclick/contract/workshop/services/schemas'
import { longestPrinter, namesModel } from '@tecnoclick/domain/catalogue/own-printer'

export interface LoadedForPrinter {
  query: string
  /** Undefined where nothing was asked, or the shop could not be reached. */
  found: ForPrinter | undefined
  failed: boolean
  resets: readonly Reset[]
  services: readonly Service[]
}

/** Ink, parts, resets and services for a printer (catalogue.md#my-printer). Without a connection the catalogue alone answers. */
export async function loadForPrinter(client: Client, asked: string | null): Promise<LoadedForPrinter> {
  const query = (asked ?? '').trim().slice(0, longestPrinter)
  if (query === '') return { query, found: undefined, failed: false, resets: [], services: [] }
  const [products, resets, types] = await Promise.all([
    client.attempt(getForPrinter, { query: { q: query } }),
    client.attempt(listResets),
    client.attempt(listTypesWithServices),
  ])
  const found = products.ok ? products.data : undefined
  const device = found?.model ?? query
  const own = (resets.ok ? resets.data.data : []).filter(({ brand, model }) => {
    const name = `${brand.name} ${model}`
    return found?.model ? isSame(name, device) : namesModel(device, name)
  })
  const isKnown = Boolean(found?.model) || own.length > 0
  return {
    query,
    found,
    failed: !products.ok,
    resets: own,
    services: isKnown && types.ok ? types.data.data.flatMap(servicesForPrinters) : [],
  }
}

/** Printers and plotters; the shop's names are Spanish in every language. */
const printers = /impresora|pl[oó]ter|multifuncional/i

/** All services of a kind for printers, and those of other kinds that say so. */
function servicesForPrinters({ name, services }: { name: string; services: readonly Service[] }): Service[] {
  return services.filter((service) => printers.test(name) || printers.test(service.name))
}

function isSame(one: string, other: string): boolean {
  return fold(one) === fold(other)
}

function fold(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
