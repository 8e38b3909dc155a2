import { days } from '@tecnoclick/domain/platform/duration'
import { havanaDay } from '@tecnoclick/domain/platform/havana-day'
import { word } from '../sample-shop.ts'
import type { Stage } from './play.ts'

/** Parts, time, loaner devices and other workshops of a repair. */
export async function repairWork({ shop, sample, play }: Stage): Promise<void> {
  const { admin, ana, service, brand, products } = sample
  const { id } = await sample.serviceOrder(ana)
  const params = { id }
  const path = '/admin/orderservices/{id}'
  const labour = { name: word(), price: 10, minutes: 30 }
  const task = await play(admin, 'POST /admin/labourtasks', { json: labour })
  await play(admin, 'GET /admin/labourtasks')
  await play(admin, 'GET /admin/labourtasks/{id}', { params: { id: task.id } })
  await play(admin, 'PATCH /admin/labourtasks/{id}', { params: { id: task.id }, json: { minutes: 20 } })
  await play(admin, 'GET /admin/orderservices/products', { query: '?search=a' })

  const part = { productId: products[1].id, quantity: 1 }
  const { parts } = await play(admin, `POST ${path}/parts`, { params, json: part })
  const [{ id: partId, version }] = parts
  await play(admin, `POST ${path}/parts/{partId}`, {
    params: { id, partId },
    json: { act: 'fit', quantity: 1, version },
  })
  await play(admin, `POST ${path}/times`, { params, json: { labourTaskId: task.id } })
  const { times } = await play(admin, `POST ${path}/times/stop`, { params })
  await play(admin, `PATCH ${path}/times/{timeId}`, {
    params: { id, timeId: times[0].id },
    json: { minutes: 5, reason: 'Olvidado', version: 1 },
  })

  const device = { name: 'Portátil', serial: word() }
  const loaner = await play(admin, 'POST /admin/loaners', { json: device })
  await play(admin, 'GET /admin/loaners')
  await play(admin, 'GET /admin/loaners/{id}', { params: { id: loaner.id } })
  await play(admin, 'PATCH /admin/loaners/{id}', {
    params: { id: loaner.id },
    json: { note: 'Con cargador' },
  })
  const soon = havanaDay(new Date(shop.clock.now.getTime() + days(3)))
  const { loans } = await play(admin, `POST ${path}/loans`, {
    params,
    json: { loanerId: loaner.id, dueOn: soon },
  })
  await play(admin, 'GET /admin/loans')
  await play(admin, `POST ${path}/loans/{loanId}/return`, { params: { id, loanId: loans[0].id }, json: {} })
  const sent = { workshop: 'Otro taller', expectedOn: soon }
  const { outsideJobs } = await play(admin, `POST ${path}/outside-jobs`, { params, json: sent })
  await play(admin, `POST ${path}/outside-jobs/{jobId}/return`, {
    params: { id, jobId: outsideJobs[0].id },
    json: {},
  })
  await play(admin, `GET ${path}/work`, { params })
  const left = {
    name: 'Eva',
    phone: '52345699',
    failure: 'No enciende',
    serviceId: service.id,
    brandId: brand.id,
  }
  const other = await play(admin, 'POST /admin/orderservices', { json: left })
  await play(admin, `PUT ${path}/repeats`, {
    params: { id: other.id },
    json: { firstId: null, version: other.version },
  })
  await play(admin, 'GET /admin/buying-list')
  await play(admin, 'GET /admin/buying-list/csv')
  await play(admin, 'GET /admin/repair-report')
  await play(admin, 'GET /admin/repair-report/csv')
}
