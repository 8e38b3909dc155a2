import { endpoint } from '../../platform/endpoint.ts'
import type { List } from '../../platform/wire.ts'
import type { Order } from '../../selling/orders/schemas.ts'
import type {
  Courier,
  CourierChoice,
  Deliveries,
  Delivery,
  DeliveryReport,
  OrderDelivery,
  OrderProgress,
  StepChange,
} from './schemas.ts'

/** For the owner of the order alone: it has the code. */
export const getOrderProgress = endpoint<{ params: { id: number }; response: OrderProgress }>(
  'GET',
  '/sellorders/{id}/delivery',
)

export const getOrderDelivery = endpoint<{ params: { id: number }; response: OrderDelivery }>(
  'GET',
  '/admin/sellorders/{id}/delivery',
)
export const takeStep = endpoint<{ params: { id: number }; body: StepChange; response: Order }>(
  'POST',
  '/admin/sellorders/{id}/step',
)
export const assignCourier = endpoint<{ params: { id: number }; body: CourierChoice; response: Order }>(
  'PUT',
  '/admin/sellorders/{id}/courier',
)
export const listCouriers = endpoint<{ response: List<Courier> }>('GET', '/admin/couriers')

/** The orders of the courier who asks: those to be delivered and those of today, with the cash that they carry. */
export const listDeliveries = endpoint<{ response: Deliveries }>('GET', '/admin/deliveries')

/** Repeatable with the header `Idempotency-Key`. */
export const reportDelivery = endpoint<{
  params: { id: number }
  body: DeliveryReport
  response: Delivery
}>('POST', '/admin/deliveries/{id}')
