export * as deliveriesEndpoints from '../delivery/couriers/endpoints.ts'
export * as deliveriesSchemas from '../delivery/couriers/schemas.ts'
export * as deliveryEndpoints from '../delivery/zones/endpoints.ts'
export * as deliverySchemas from '../delivery/zones/schemas.ts'
