import { tokenIn } from '../../workshop/service-orders/testing/workshop.ts'
import { lastMailTo } from '../mailbox.ts'
import { word } from '../sample-shop.ts'
import type { DocumentedCall } from './documented-call.ts'

const serviceOrder = ['orderNum', 'fecha', 'service.name', 'model', 'status', 'respuesta']
const requested = [
  ...['status', 'customerId', 'enable', 'createdDate', 'updatedDate', 'address', 'orderNum', 'fecha'],
  ...['brandId', 'failure', 'houseservice', 'serviceId', 'model', 'businessId'],
]
const offered = ['id', 'name', 'image']
const reset = ['id', 'brand.name', 'device.name', 'model', 'typeFile', 'price']
const sale = [
  ...['id', 'buyer.id', 'reset.model', 'reset.typeFile', 'reset.filename', 'transactionCode'],
  ...['descargable', 'hid', 'key'],
]
const inside = (names: readonly string[], where: string) => names.map((name) => `${where}.${name}`)

const everyone = { access: 'public' } as const
const customer = { access: 'customer' } as const
const staff = { access: 'admin' } as const

/** Services, their orders, resets and their sales (workshop.md#calls, resets.md#calls). */
export const serviceCalls: readonly DocumentedCall[] = [
  {
    call: 'POST /orderservices',
    ...customer,
    holds: requested,
    with: ({ service, brand }) => ({
      json: {
        serviceId: service.id,
        brandId: brand.id,
        failure: 'No imprime',
        model: 'L3250',
        status: 'open',
        customerId: 1,
        orderNum: '123',
        businessId: 99,
      },
    }),
  },
  {
    call: 'PATCH /orderservices/{id}',
    ...staff,
    holds: serviceOrder,
    with: (shop) => ({ id: shop.requested.id, json: { respuesta: 'Tráigala', status: 'EN PROCESO' } }),
  },
  {
    call: 'GET /orderservices/fulldata/{id}',
    ...customer,
    own: true,
    holds: inside([...serviceOrder, ...requested], 'data'),
    with: (shop) => ({ id: shop.requested.id }),
  },
  { call: 'GET /orderservices/fulldata', ...customer, holds: inside(serviceOrder, 'data.0') },
  {
    call: 'GET /orderservices/fulldatabyuser/{userId}',
    ...customer,
    own: true,
    holds: inside(serviceOrder, 'data.0'),
    with: (shop) => ({ id: shop.ana.userId }),
  },
  {
    call: 'GET /services/ticket/{token}',
    ...everyone,
    holds: ['orderNum', 'status', 'respuesta'],
    async with({ database, email, ana, serviceOrder: request }) {
      await request(ana)
      return { id: tokenIn((await lastMailTo(database, await email(ana))).text) }
    },
  },

  { call: 'POST /typeservices', ...staff, holds: offered, with: () => ({ json: { name: word() } }) },
  {
    call: 'PATCH /typeservices/{id}',
    ...staff,
    holds: offered,
    with: (shop) => ({ id: shop.serviceType.id, json: { name: word() } }),
  },
  {
    call: 'GET /typeservices/{id}',
    ...everyone,
    holds: offered,
    with: (shop) => ({ id: shop.serviceType.id }),
  },
  { call: 'GET /typeservices', ...everyone, holds: inside(offered, 'data.0') },
  {
    call: 'GET /typeservices/fulldata',
    ...everyone,
    holds: ['data.0.name', ...inside(offered, 'data.0.services.0')],
  },
  {
    call: 'POST /services',
    ...staff,
    holds: offered,
    with: (shop) => ({ json: { name: word(), typeId: shop.serviceType.id } }),
  },
  {
    call: 'PATCH /services/{id}',
    ...staff,
    holds: offered,
    with: (shop) => ({ id: shop.service.id, json: { name: word() } }),
  },
  { call: 'GET /services/{id}', ...everyone, holds: offered, with: (shop) => ({ id: shop.service.id }) },
  { call: 'GET /services/fulldata', ...everyone, holds: inside(offered, 'data.0') },

  {
    call: 'POST /resets',
    ...staff,
    holds: reset,
    with: ({ brand }) => ({
      json: { brandId: brand.id, device: 'Impresora', model: word(), typeFile: 'Reset', price: 2000 },
    }),
  },
  {
    call: 'PATCH /resets/{id}',
    ...staff,
    holds: reset,
    with: (shop) => ({ id: shop.reset.id, json: { typeFile: 'Firmware' } }),
  },
  { call: 'GET /resets/{id}', ...everyone, holds: reset, with: (shop) => ({ id: shop.reset.id }) },
  { call: 'GET /resets/fulldata', ...everyone, holds: inside(reset, 'data.0') },

  {
    call: 'POST /salereset',
    ...customer,
    holds: sale,
    // The documented body; only reset, code and price are used.
    with: ({ reset: { id } }) => ({
      json: {
        date: '2020-01-01',
        userId: 1,
        key: 'x',
        hid: 'x',
        descargable: true,
        resetId: id,
        transactionCode: word(),
        precio: 2000,
      },
    }),
  },
  {
    call: 'PATCH /salereset/{id}',
    ...customer,
    own: true,
    holds: sale,
    with: async (shop) => ({ id: (await shop.sale(shop.ana)).id, json: { hid: '7F3A-91C0' } }),
  },
  {
    call: 'GET /salereset/{id}',
    ...customer,
    own: true,
    holds: sale,
    with: (shop) => ({ id: shop.bought.id }),
  },
  { call: 'GET /salereset/fulldata', ...customer, holds: inside(sale, 'data.0') },
]
