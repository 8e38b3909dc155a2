import { expect, test } from 'vitest'
import { growsLinearly, repeating } from '../platform/testing/linear-time.ts'
import {
  campaignStates,
  campaignSteps,
  parseCampaign,
  productMark,
  productsIn,
  stateAfter,
} from './campaign.ts'

test('a product is a line of its own among Markdown', () => {
  const blocks = parseCampaign(
    `## Ofertas\n\n${productMark('epson-l3250')}\n${productMark('tinta-544')}\n\nHasta el *viernes*.`,
  )
  expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'product', 'product', 'paragraph'])
  expect(productsIn(blocks)).toEqual(['epson-l3250', 'tinta-544'])
})

test.each(['Mire [[producto:x]] hoy', '[[producto:../x]]', '[[producto:]]', '[[producto:Ñ]]'])(
  '%s is text',
  (text) => expect(productsIn(parseCampaign(text))).toEqual([]),
)

test('what can be done in each state', () => {
  const table = campaignStates.map((state) => [
    state,
    ...campaignSteps.flatMap((step) =>
      stateAfter(state, step) ? `${step} → ${stateAfter(state, step)}` : [],
    ),
  ])
  expect(table).toEqual([
    ['draft'],
    ['scheduled', 'unschedule → draft'],
    ['sending', 'pause → paused', 'stop → stopped'],
    ['paused', 'resume → sending', 'stop → stopped'],
    ['stopped'],
    ['sent'],
  ])
})

test.each(['[[producto:', '[[producto:a]] ', '\n[[producto:a]]x'])(
  '%s repeated takes time in proportion',
  async (part) => expect(await growsLinearly(parseCampaign, repeating(part))).toBe(true),
)
