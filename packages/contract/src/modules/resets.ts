export * as filesEndpoints from '../resets/files/endpoints.ts'
export * as filesSchemas from '../resets/files/schemas.ts'
export * as salesEndpoints from '../resets/sales/endpoints.ts'
export * as salesSchemas from '../resets/sales/schemas.ts'
