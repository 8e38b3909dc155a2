import { expect, test } from 'vitest'
import { isEmail, isMailAddress, mailboxOf } from './people/email.ts'
import { readUserAgent } from './people/user-agent.ts'
import { readOrderNumber } from './platform/order-number.ts'
import { readPhone } from './platform/phone.ts'
import { toSlug } from './platform/slug.ts'
import { growsLinearly, repeating } from './platform/testing/linear-time.ts'
import { readTypedAmount } from './platform/typed-number.ts'
import { foldTransactionCode } from './selling/transaction-code.ts'
import { isLinkOf, readCoordinates } from './site/new-setting.ts'

const parsers: [name: string, parse: (text: string) => unknown, inputs: ((length: number) => string)[]][] = [
  ['isEmail', isEmail, [repeating('a'), repeating('a.', 'a@'), repeating('a@'), repeating('-', 'a@', '.')]],
  ['isMailAddress', isMailAddress, [repeating('a.', 'a@'), repeating('-', 'a@', '.')]],
  ['mailboxOf', mailboxOf, [repeating('+'), repeating('+a'), repeating('+', 'a', '@b.cu')]],
  [
    'readPhone',
    readPhone,
    [repeating('5'), repeating('+'), repeating(' '), repeating('0'), repeating('(5)-')],
  ],
  [
    'foldTransactionCode',
    foldTransactionCode,
    [repeating('A'), repeating('\u200b'), repeating('А'), repeating('ﷺ')],
  ],
  [
    'readOrderNumber',
    readOrderNumber,
    [repeating('0', 'A-'), repeating('-0', 'A'), repeating('A-0'), repeating(' ')],
  ],
  [
    'readTypedAmount',
    readTypedAmount,
    [
      repeating(' ', '+', 'x'),
      repeating(' ', '1', 'x'),
      repeating('1,'),
      repeating(',111', '1'),
      repeating('.111', '1', 'x'),
    ],
  ],
  [
    'readUserAgent',
    readUserAgent,
    [
      repeating('Version/1'),
      repeating('1', 'Version/'),
      repeating('Version/1 Safari'),
      repeating('Edg'),
      repeating('a.'),
    ],
  ],
  ['toSlug', toSlug, [repeating('-', '', 'x'), repeating('á-'), repeating(' ')]],
  ['readCoordinates', readCoordinates, [repeating('1', '1.'), repeating(' ', '1', 'x'), repeating('1,')]],
  [
    'isLinkOf',
    (url) => isLinkOf('x', url),
    [repeating('a.', 'https://'), repeating('a', 'https://'), repeating('-', 'http://a.', '!')],
  ],
]

test.each(parsers)('%s reads long texts in linear time', async (_, parse, inputs) => {
  for (const inputOf of inputs) expect(await growsLinearly(parse, inputOf), inputOf(10)).toBe(true)
})
