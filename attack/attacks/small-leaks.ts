import assert from 'node:assert/strict'
import { transformPassword } from '@tecnoclick/domain/people/password-transform'
import type { Attack } from '../attack.ts'
import { expectRefused, expectStatus, made } from '../expect.ts'
import { freshEmail, insertPerson } from '../people.ts'
import { newProduct, orderBody } from '../shopping.ts'

const formulas = ['=1+1', ';=1+1', 'Ana;\t@SUM(A1)', '-2+3']

/** A cell that a spreadsheet would reckon, divided by commas or by semicolons. */
const formula = /(^|[,;\t\r\n])"?[=+@-][^\d,;\s"]*[^,;\r\n]*[()+]/m

export const smallLeakAttacks: readonly Attack[] = [
  {
    title:
      'a password of one character or one that everybody has is refused, though the shop knows its transform alone',
    async run(target) {
      for (const typed of ['x', '7', '12345678', 'Password1']) {
        const email = freshEmail()
        const password = transformPassword(email, typed)
        expectStatus(await target.visitor().post('/api/security/sign-up', { email, password }), 422)
      }
    },
  },
  {
    title: 'a header of another kind of sign-in does not skip the check where a request comes from',
    async run(target) {
      const { token } = await insertPerson(target)
      const cookie = `__Host-session=${token}`
      for (const authorization of ['Basic YTpi', 'Bearer', 'Bearer x', 'Digest a', 'tck_x'])
        expectRefused(
          await target.visitor().post(
            '/api/addresses',
            { street: 'Calle 1' },
            {
              ...{ cookie, authorization, origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
            },
          ),
        )
    },
  },
  {
    title: 'what a customer writes is no formula in any file of orders',
    async run(target) {
      const admin = await insertPerson(target, { staffRole: 'administrator' })
      await target.database.pool.query('update sessions set confirmed_at = now() where user_id = $1', [
        admin.id,
      ])
      const numbers: string[] = []
      for (const words of formulas) {
        const buyer = await insertPerson(target)
        made(await buyer.client.post('/api/cart/items', { productId: await newProduct(target), quantity: 1 }))
        const wish = { ...orderBody, paymentMethod: 'transfer', recipientName: words, description: words }
        const answer = await buyer.client.post('/api/sellorders', wish)
        if (answer.status < 300) numbers.push(answer.json().noSellOrden)
      }
      assert.ok(numbers.length > 0, 'no order was placed')
      for (const path of ['export', 'export-lines', 'export-payments']) {
        const { status, text } = await admin.client.get(`/api/admin/sellorders/${path}`)
        assert.equal(status, 200)
        for (const line of text.split('\n').filter((row) => numbers.some((number) => row.includes(number))))
          assert.doesNotMatch(line, formula)
      }
    },
  },
]
