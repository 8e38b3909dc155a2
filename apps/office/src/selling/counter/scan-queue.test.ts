import type { ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'
import { expect, test } from 'vitest'
import { scanQueue } from './scan-queue.ts'

const productOf = (sku: string) => ({ sku }) as ProductRow

test('codes are answered in the order scanned, although later ones are found first', async () => {
  const answers: string[] = []
  const delays: Record<string, number> = { A: 20, B: 1, C: 10 }
  const scan = scanQueue({
    find: async (code) => {
      await new Promise((resolve) => setTimeout(resolve, delays[code]))
      if (code === 'C') throw new Error('lost')
      return code === 'B' ? undefined : productOf(code)
    },
    onFound: ({ sku }) => answers.push(sku),
    onUnknown: (code) => answers.push(`no ${code}`),
    onFailed: () => answers.push('failed'),
  })
  await Promise.all(['A', 'B', 'C', 'A'].map(scan))
  expect(answers).toEqual(['A', 'no B', 'failed', 'A'])
})
