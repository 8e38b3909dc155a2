import { createHmac } from 'node:crypto'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { address, pictureForm, word } from '../sample-shop.ts'
import type { Stage } from './play.ts'

export async function pages({ shop, sample: { admin }, play }: Stage): Promise<void> {
  const page = { slug: word(), title: 'Garantía', body: 'Doce meses' }
  await play(admin, 'POST /admin/pages', { json: page })
  await play(shop, 'GET /pages/{slug}', { params: page })

  const post = { slug: word(), title: 'Tinta', body: 'Cómo recargar', author: 'Eva', category: 'Consejos' }
  await play(admin, 'POST /admin/posts', { json: { ...post, publishedDate: '2026-01-01T00:00:00Z' } })
  await play(shop, 'GET /posts/slug/{slug}', { params: { slug: post.slug } })

  const { data: posts } = await play(admin, 'GET /admin/posts')
  const comment = { postId: posts[0].id, author: 'Eva', text: 'Gracias' }
  const written = await play(admin, 'POST /admin/comments', { json: comment })
  await play(admin, 'DELETE /admin/comments/{id}', { params: { id: written.id } })
  const promises = await play(admin, 'GET /admin/promises/export')
  const asCsv = { query: '?dry=yes', body: promises, headers: { 'content-type': 'text/csv' } }
  await play(admin, 'POST /admin/promises/import', asCsv)

  const question = { section: 'general', question: `¿${word()}?`, answer: 'Sí' }
  const faq = await play(admin, 'POST /admin/faq', { json: question })
  await play(admin, 'GET /admin/faq/{id}', { params: { id: faq.id } })
  await play(admin, 'PATCH /admin/faq/{id}', { params: { id: faq.id }, json: { answer: 'No' } })

  const { data } = await play(admin, 'GET /admin/translations')
  const { key, version } = data[0]
  const json = { en: 'Yes', ru: 'Да', ar: 'نعم', version }
  await play(admin, 'PUT /admin/translations/{key}', { params: { key }, json })
  const texts = await play(admin, 'GET /admin/translations/export')
  const headers = { 'content-type': 'text/csv' }
  await play(admin, 'POST /admin/translations/import', { query: '?dry=yes', body: texts, headers })

  const message = { params: { key: 'es-selling-orderConfirmation' } }
  const [worded] = (
    await play(admin, 'GET /admin/message-texts', { query: `?filter[where][key]=${message.params.key}` })
  ).data
  const own = { texts: { heading: `Gracias ${word()}` }, version: worded.version }
  await play(admin, 'PUT /admin/message-texts/{key}', { ...message, json: own })
  await play(admin, 'GET /admin/message-texts/{key}/sample', message)
}

export async function storedFiles({ sample: { admin, reset }, play }: Stage): Promise<void> {
  const picture = { query: `?name=${word()}`, body: await pictureForm('picture') }
  const pictures = await play(admin, 'POST /admin/pictures', picture)
  const banner = { place: 'slideshow', title: 'Tinta', image: pictures.files[0].originalname }
  const { id, version } = await play(admin, 'POST /admin/banners', { json: banner })
  await play(admin, 'PATCH /admin/banners/{id}', { params: { id }, json: { title: 'Papel', version } })

  const upload = async () => {
    const body = new FormData()
    body.set('file', new File([`%PDF-1.7 ${word()}`], 'contrato.pdf'))
    const { files } = await play(admin, 'POST /admin/files', {
      query: `?kind=document&name=${word()}`,
      body,
    })
    return String(files[0].originalname)
  }
  const json = { tab: 'legal', title: 'Contrato', file: await upload() }
  const document = await play(admin, 'POST /admin/documents', { json })
  await play(admin, 'GET /admin/documents/{id}', { params: { id: document.id } })
  await play(admin, 'PATCH /admin/documents/{id}', { params: { id: document.id }, json: { title: 'Otro' } })

  const query = `?filter[where][search]=${await upload()}`
  const { data } = await play(admin, 'GET /admin/files', { query })
  await play(admin, 'DELETE /admin/files/{id}', { params: { id: data[0].id } })

  const zip = new Uint8Array(Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(64)]))
  await play(admin, 'PUT /admin/resets/{id}/file', { params: { id: reset.id }, body: zip })
}

export async function deskWork({
  shop,
  sample: { admin, ana, brand, category, products },
  play,
}: Stage): Promise<void> {
  const [{ id: productId }] = products
  const product = await play(admin, 'GET /admin/products/{id}', { params: { id: productId } })
  const renamed = { name: word(), version: product.version }
  await play(admin, 'PATCH /products/{id}', { params: { id: productId }, json: renamed })
  const added = { sku: word(), name: word(), price: 10, brand: brand.slug, categories: [category.slug] }
  const { id: createdId } = await play(admin, 'POST /products', { json: added })
  const ofCreated = { params: { id: createdId } }
  const { version: productVersion } = await play(admin, 'GET /admin/products/{id}/variants', ofCreated)
  const variants = ['Rojo', 'Azul'].map((colour, place) => ({
    ...{ sku: place === 0 ? added.sku : word(), price: 10, values: [colour] },
    ...(place === 0 && { id: createdId }),
  }))
  await play(admin, 'PUT /admin/products/{id}/variants', {
    ...ofCreated,
    json: { version: productVersion, sku: word(), names: ['Color'], variants },
  })
  await play(admin, 'POST /admin/products/bulk', { json: { ids: [productId], enable: true } })
  const method = { code: 'zelle', name: { es: 'Zelle' } }
  await play(admin, 'POST /admin/payment-methods', { json: method })
  const promotion = {
    name: word(),
    kind: 'percent',
    percent: 10,
    code: `P-${word()}`.toUpperCase().slice(0, 20),
  }
  const created = await play(admin, 'POST /admin/promotions', { json: promotion })
  const its = { params: { id: created.id } }
  await play(admin, 'GET /admin/promotions/{id}', its)
  await play(admin, 'PATCH /admin/promotions/{id}', { ...its, json: { ...promotion, active: true } })
  await play(admin, 'GET /admin/promotions/{id}/uses', its)
  const sale = { items: [{ productId, quantity: 1 }], currency: 'USD', priceTier: 'retail' }
  await play(admin, 'POST /admin/promotions/preview', { json: { ...sale, promotion } })
  await play(admin, 'POST /admin/sellorders/quote', { json: { ...sale, promotionCode: promotion.code } })
  await play(ana, 'PUT /cart/code', { json: { code: promotion.code } })
  await play(ana, 'DELETE /cart/code')
  await play(admin, 'POST /admin/promotions/{id}/stop', its)
  const { data: settings } = await play(admin, 'GET /admin/settings')
  const { key, value, version } = settings.find((setting: { key: string }) => setting.key === 'returnDays')
  await play(admin, 'PATCH /admin/settings/{key}', { params: { key }, json: { value, version } })

  const csv = await play(admin, 'GET /admin/products/export')
  await play(admin, 'POST /admin/products/import', { query: '?dry=yes', body: csv })
  const list = `SKU,Nombre,Precio USD\n${word()},Importado,5\n`
  await play(admin, 'POST /admin/products/import', { query: '?dry=no', body: list })
  const { data: imports } = await play(admin, 'GET /admin/products/imports')
  await play(admin, 'POST /admin/products/imports/{import}/undo', { params: { import: imports[0].id } })

  const rule = { rate: 400, step: 10, direction: 'nearest', which: 'all', wholesale: true }
  await play(admin, 'POST /admin/recalculations/preview', { json: rule })
  const { id } = await play(admin, 'POST /admin/recalculations', { json: rule })
  await play(admin, 'POST /admin/recalculations/{recalculation}/undo', { params: { recalculation: id } })
  await play(admin, 'POST /admin/rates/{currency}/review', { params: { currency: 'CUP' } })

  await play(admin, 'POST /admin/mails/test', { json: { to: address() } })
  const failed = {
    kind: 'order-answer',
    to: address(),
    html: '<p>Hola</p>',
    text: 'Hola',
    state: 'failed',
  } as const
  const [mail] = await shop.database.db
    .insert(outbox)
    .values({ ...failed, subject: word(), dedupeKey: word(), attempts: 8, createdAt: shop.clock.now })
    .returning({ id: outbox.id })
  await play(admin, 'POST /admin/mails/{id}/resend', { params: { id: mail?.id ?? 0 } })
}

/** The address of a receiver is no generated text. */
const bankText = (code: string) =>
  `El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9205129970539210 de 3.00 USD. Nro. Transaccion ${code}. Fecha: 2/3/2026.`

export async function bankMessages({ shop, sample, play }: Stage): Promise<void> {
  const { admin, ana } = sample
  const take = (code: string) => play(admin, 'POST /admin/bank-messages', { json: { text: bankText(code) } })
  const { message } = await take('FUZZ600001')
  const params = { id: message.id }
  await play(admin, 'GET /admin/bank-messages')
  await play(admin, 'GET /admin/bank-messages/{id}', { params })
  const order = await sample.order(ana)
  await play(admin, 'POST /admin/bank-messages/{id}/match', {
    params,
    json: { kind: 'order', id: order.id, version: message.version },
  })
  const { message: other } = await take('FUZZ600002')
  await play(admin, 'POST /admin/bank-messages/{id}/dismissal', {
    params: { id: other.id },
    json: { reason: 'Personal', version: other.version },
  })
  await take('FUZZ600003')

  const secret = 'a key of the phone'
  await play(admin, 'PUT /admin/bank-gateway', { json: { secret } })
  await play(admin, 'GET /admin/bank-gateway')
  const payload = { message: bankText('FUZZ600004'), phoneNumber: 'PAGOxMOVIL' }
  const body = JSON.stringify({ event: 'sms:received', payload })
  const timestamp = String(Math.floor(shop.clock.now.getTime() / 1000))
  await play(shop, 'POST /bank-messages', {
    body,
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-signature': createHmac('sha256', secret)
        .update(body + timestamp)
        .digest('hex'),
    },
  })
}

export async function webhooks({ sample: { admin }, play }: Stage): Promise<void> {
  const receiver = { name: word(), url: 'https://receptor.ejemplo.cu/eventos', events: ['order.placed'] }
  const { id } = await play(admin, 'POST /admin/webhooks', { json: receiver })
  const params = { id }
  await play(admin, 'GET /admin/webhooks/{id}', { params })
  await play(admin, 'PATCH /admin/webhooks/{id}', {
    params,
    json: { events: ['order.placed', 'order.paid'] },
  })
  await play(admin, 'GET /admin/webhooks/{id}/secret', { params })
  await play(admin, 'POST /admin/webhooks/{id}/secret', { params })
  const event = await play(admin, 'POST /admin/webhooks/{id}/test', { params })
  await play(admin, 'GET /admin/webhook-events/{id}', { params: event })
  await play(admin, 'POST /admin/webhook-events/{id}/resend', { params: event })
}
