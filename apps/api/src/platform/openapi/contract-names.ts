import { contractModules } from '@tecnoclick/contract/modules/all'
import type { Endpoint } from '@tecnoclick/contract/platform/endpoint'
import { z } from 'zod'

export type Area = keyof typeof contractModules

export interface NamedEndpoint {
  operationId: string
  area: Area
}

/** The names that the contract gives its endpoints and schemas: those of their exports. */
export interface ContractNames {
  endpoints: ReadonlyMap<Endpoint, NamedEndpoint>
  schemas: ReadonlyMap<z.core.$ZodType, string>
}

export function readContractNames(): ContractNames {
  const endpoints = new Map<Endpoint, NamedEndpoint>()
  const schemas = new Map<z.core.$ZodType, string>()
  for (const [area, modules] of Object.entries(contractModules) as [Area, object][]) {
    for (const [name, value] of Object.values(modules).flatMap((module) => Object.entries(module))) {
      if (isEndpoint(value)) endpoints.set(value, { operationId: name, area })
      else if (value instanceof z.ZodType) schemas.set(value, componentName(name))
      else if (typeof value === 'object' && value !== null)
        for (const [verb, one] of Object.entries(value))
          if (isEndpoint(one)) endpoints.set(one, { operationId: resourceOperation(verb, name, one), area })
    }
  }
  return { endpoints, schemas }
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}

/** `newOrderSchema` is `NewOrder`. */
function componentName(name: string): string {
  return capitalized(name.replace(/Schema$/, ''))
}

/**
 * Of `editableEndpoints`: `list` of `categories` is `listCategories`, `update` is `updateCategory`. What staff read in
 * another form than the public is `listCategoryRows`.
 */
function resourceOperation(verb: string, resource: string, { path }: Endpoint): string {
  const one = capitalized(resource.replace(/ies$/, 'y').replace(/s$/, ''))
  if (path.startsWith('/admin/') && !resource.startsWith('admin'))
    return `${verb}${one}${verb === 'list' ? 'Rows' : 'Row'}`
  return `${verb}${verb === 'list' ? capitalized(resource) : one}`
}

export function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
