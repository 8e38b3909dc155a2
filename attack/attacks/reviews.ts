import assert from 'node:assert/strict'
import type { Attack } from '../attack.ts'
import { expectRefused, expectStatus, made } from '../expect.ts'
import { requireMatch } from '../mailbox.ts'
import { freshEmail, insertPerson } from '../people.ts'
import { newProduct, placeOrder } from '../shopping.ts'
import type { Target } from '../target.ts'

const reviewOf = (productId: number, email: string) => ({
  productId,
  author: 'Ana',
  email,
  text: 'Muy malo',
  rating: 1,
})

async function ratingOf(target: Target, productId: number): Promise<{ rating: number; reviews: number }> {
  const { rows } = await target.database.pool.query(
    'select rating::float, reviews from products where id = $1',
    [productId],
  )
  return rows[0]
}

async function confirmationOf(target: Target, email: string): Promise<string> {
  return requireMatch(
    await target.mailbox.waitFor(email, '/reviews/confirm/'),
    /\/reviews\/confirm\/([\w-]{43})/,
  )
}

export const reviewAttacks: readonly Attack[] = [
  {
    title: 'six anonymous reviews change no rating, confirmed or not',
    async run(target) {
      const productId = await newProduct(target)
      for (let count = 0; count < 6; count++) {
        const email = freshEmail()
        made(await target.visitor().post('/api/reviews', reviewOf(productId, email)))
        if (count % 2)
          made(await target.visitor().post(`/api/reviews/confirm/${await confirmationOf(target, email)}`))
      }
      assert.equal(Number((await ratingOf(target, productId)).reviews), 0)
      assert.equal(
        made(await target.visitor().get(`/api/reviews?filter[where][productId]=${productId}`)).total,
        0,
      )
    },
  },
  {
    title: "reviews under a customer's address neither block the customer nor speak in their name",
    async run(target) {
      const productId = await newProduct(target)
      const { email, client } = await insertPerson(target)
      for (let count = 0; count < 3; count++)
        await target.visitor().post('/api/reviews', reviewOf(productId, email.toUpperCase()))
      expectStatus(await client.post('/api/reviews', { ...reviewOf(productId, email), rating: 5 }), 201)
    },
  },
  {
    title: "an account without a paid order does not get 'Compra verificada', nor by saying so",
    async run(target) {
      const productId = await newProduct(target)
      const buyer = await insertPerson(target)
      await placeOrder(buyer, productId)
      const written = made(
        await buyer.client.post('/api/reviews', {
          ...reviewOf(productId, buyer.email),
          verified: true,
          verifiedPurchase: true,
          hidden: false,
          state: 'published',
          waitsFor: null,
          userId: 1,
        }),
      )
      assert.deepEqual([written.verified, written.state], [false, 'waiting'])
    },
  },
  {
    title: 'a mark of a purchase is withdrawn when the order is cancelled',
    async run(target) {
      const productId = await newProduct(target)
      const [buyer, seller] = [
        await insertPerson(target),
        await insertPerson(target, { staffRole: 'administrator' }),
      ]
      const { id } = await placeOrder(buyer, productId)
      made(await buyer.client.post(`/api/sellorders/${id}/payment`, { transactionCode: `RES-1000${id}` }))
      made(await seller.client.post(`/api/admin/sellorders/${id}/payment`, { state: 'verified' }))
      const written = made(await buyer.client.post('/api/reviews', reviewOf(productId, buyer.email)))
      assert.deepEqual([written.verified, written.state], [true, 'published'])
      const { version } = made(await seller.client.get(`/api/sellorders/${id}`))
      made(
        await seller.client.patch(`/api/sellorders/${id}`, {
          status: 'CANCELADA',
          respuesta: 'Agotado',
          version,
        }),
      )
      const { rows } = await target.database.pool.query(
        'select verified_purchase as verified from reviews where id = $1',
        [written.id],
      )
      assert.deepEqual(rows[0], { verified: false })
    },
  },
  {
    title: 'opening the link of a review confirms nothing, and a guessed link does not exist',
    async run(target) {
      const productId = await newProduct(target)
      const email = freshEmail()
      made(await target.visitor().post('/api/reviews', reviewOf(productId, email)))
      const token = await confirmationOf(target, email)
      expectStatus(await target.visitor().get(`/reviews/confirm/${token}`), 200)
      assert.equal(made(await target.visitor().get(`/api/reviews/confirm/${token}`)).state, 'unconfirmed')
      for (const guess of ['x'.repeat(43), `${token.slice(0, -1)}-`, token.toLowerCase()])
        expectRefused(await target.visitor().post(`/api/reviews/confirm/${guess}`))
    },
  },
  {
    title: 'one network writes at most twenty anonymous reviews an hour, under however many addresses',
    async run(target) {
      const productId = await newProduct(target)
      const visitor = target.visitor()
      const answers = await Promise.all(
        Array.from({ length: 25 }, () => visitor.post('/api/reviews', reviewOf(productId, freshEmail()))),
      )
      assert.equal(answers.filter(({ status }) => status === 201).length, 20)
    },
  },
  {
    title:
      'nobody learns by writing a review who has reviewed a product, nor sends words of their own by mail',
    async run(target) {
      const productId = await newProduct(target)
      const email = freshEmail()
      const words = { author: 'Gane un premio', text: 'Visite https://premio.example' }
      const write = (to: string) =>
        target.visitor().post('/api/reviews', { ...reviewOf(productId, to), ...words })
      made(await write(email))
      const first = await target.mailbox.waitFor(email, '/reviews/confirm/')
      made(await target.visitor().post(`/api/reviews/confirm/${await confirmationOf(target, email)}`))
      const [known, unknown] = [await write(email), await write(freshEmail())]
      const shown = ({ status, text }: { status: number; text: string }) => [
        status,
        text.replace(/"id":\d+|"date":"[^"]+"/g, ''),
      ]
      assert.deepEqual(shown(known), shown(unknown))
      const second = await target.mailbox.waitFor(email, 'ya tiene una valoración')
      assert.doesNotMatch(first + second, /premio/)
    },
  },
  {
    title: 'no public answer shows the e-mail of a reviewer',
    async run(target) {
      const productId = await newProduct(target)
      const email = freshEmail()
      const written = await target.visitor().post('/api/reviews', reviewOf(productId, email))
      const { id } = made(written)
      const admin = await insertPerson(target, { staffRole: 'editor' })
      made(await target.visitor().post(`/api/reviews/confirm/${await confirmationOf(target, email)}`))
      made(await admin.client.patch(`/api/reviews/${id}`, { hidden: false }))
      for (const path of [`/api/reviews/${id}`, `/api/reviews?filter[where][productId]=${productId}`]) {
        const answer = await target.visitor().get(path)
        expectStatus(answer, 200)
        assert.ok(answer.text.includes('Muy malo') && !answer.text.includes(email), path)
      }
    },
  },
]
