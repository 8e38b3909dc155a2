import assert from 'node:assert/strict'
import type { Attack } from '../attack.ts'
import { expectCode, expectStatus, made } from '../expect.ts'
import { insertPerson } from '../people.ts'
import { buyReset, newProduct, placeOrder } from '../shopping.ts'

let codes = 0
function newCode(): string {
  codes += 1
  return `TX${process.pid}KOA${String(codes).padStart(4, '0')}`
}

/** Spellings of one code that look alike or are typed otherwise. */
function disguises(code: string): string[] {
  return [
    code.toLowerCase(),
    ` ${code} `,
    `${code.slice(0, 3)} ${code.slice(3)}`,
    `${code.slice(0, 3)}\u200b${code.slice(3)}`,
    `${code.slice(0, 3)}\u00ad${code.slice(3)}`,
    `\u202e${code}`,
    `\ufeff${code}`,
    code.replace('A', '\u0410'),
    code.replace('O', '\u041e').replace('K', '\u041a'),
    code.replace('T', '\u03a4'),
    code.replace(/[A-Z0-9]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)),
    code.replace('K', '\u212a'),
    `${code.slice(0, 2)}-${code.slice(2)}`,
    `-${code.slice(0, 4)}\u2013${code.slice(4)}-`,
  ]
}

export const paymentAttacks: readonly Attack[] = [
  {
    title: 'a transfer code pays once, however it is disguised',
    async run(target) {
      const productId = await newProduct(target)
      const payer = await insertPerson(target)
      const code = newCode()
      const paid = await placeOrder(payer, productId)
      expectStatus(
        await payer.client.post(`/api/sellorders/${paid.id}/payment`, { transactionCode: code }),
        200,
        201,
      )
      const thief = await insertPerson(target)
      const order = await placeOrder(thief, productId)
      for (const transactionCode of [code, ...disguises(code)]) {
        const answer = await thief.client.post(`/api/sellorders/${order.id}/payment`, { transactionCode })
        assert.ok(
          ['codeUsed', 'invalid'].includes(answer.code),
          `${JSON.stringify(transactionCode)}: ${answer.code}`,
        )
      }
    },
  },
  {
    title: 'a transfer code of an order does not buy a reset, nor the other way round',
    async run(target) {
      const payer = await insertPerson(target)
      const code = newCode()
      const order = await placeOrder(payer, await newProduct(target))
      made(await payer.client.post(`/api/sellorders/${order.id}/payment`, { transactionCode: code }))
      const thief = await insertPerson(target)
      for (const disguised of [code, disguises(code)[3] ?? '', disguises(code)[7] ?? ''])
        expectCode(await buyReset(thief, disguised), 'codeUsed')
      const other = newCode()
      made(await buyReset(payer, other))
      const theirs = await placeOrder(thief, await newProduct(target))
      expectCode(
        await thief.client.post(`/api/sellorders/${theirs.id}/payment`, { transactionCode: other }),
        'codeUsed',
      )
    },
  },
  {
    title: 'eight orders paid by one code at the same moment: one payment',
    async run(target) {
      const productId = await newProduct(target)
      const code = newCode()
      const answers = await Promise.all(
        disguises(code)
          .slice(0, 8)
          .map(async (transactionCode) => {
            const buyer = await insertPerson(target)
            const { id } = await placeOrder(buyer, productId)
            return buyer.client.post(`/api/sellorders/${id}/payment`, { transactionCode })
          }),
      )
      assert.equal(
        answers.filter(({ status }) => status < 300).length,
        1,
        answers.map(({ code: name }) => name).join(),
      )
    },
  },
  {
    title: 'two clerks who enter one payment at the same moment book it once, also when it is sent again',
    async run(target) {
      const buyer = await insertPerson(target)
      const { id } = await placeOrder(buyer, await newProduct(target))
      const clerks = await Promise.all([1, 2].map(() => insertPerson(target, { staffRole: 'seller' })))
      const path = `/api/admin/sellorders/${id}/payments`
      const { version, total } = made(await buyer.client.get(`/api/sellorders/${id}`))
      const cash = { amount: total, paymentMethod: 'cash' }
      const answers = await Promise.all(
        clerks.flatMap(({ client }) => [
          client.post(path, { ...cash, version }, { 'idempotency-key': `clerk-${id}` }),
          client.post(path, { ...cash, version }, { 'idempotency-key': `clerk-${id}` }),
          client.post(path, cash),
        ]),
      )
      for (const answer of answers) expectStatus(answer, 201, 409, 422)
      const { payments } = made(await buyer.client.get(`/api/sellorders/${id}`))
      assert.equal(payments.length, 1)
    },
  },
]
