import { tables } from '@tecnoclick/messages/tables'
import { createTranslator } from '@tecnoclick/messages/translate'
import { drawBlock, drawLines } from './draw-blocks.ts'
import { drawTable } from './draw-table.ts'
import { createPageWriter, mutedInk, type PageWriter } from './page-writer.ts'
import type { Block, Paper } from './paper.ts'

/** The paper as PDF/A-2a: tagged, with its language and title, the fonts inside. */
export async function drawPaper(paper: Paper): Promise<Buffer> {
  // A roll is as long as its content, which is known once it is drawn.
  const length = paper.format === 'sheet' ? undefined : (await drawAll(createPageWriter(paper), paper)).y + 14
  const writer = await drawAll(createPageWriter(paper, length), paper)
  const t = createTranslator(paper.locale, tables[paper.locale])
  return writer.finish((page, count) => t('paper.page', { page, count }))
}

async function drawAll(writer: PageWriter, paper: Paper): Promise<PageWriter> {
  drawHead(writer, paper)
  for (const block of paper.blocks) {
    await writer.pause()
    await draw(writer, block)
  }
  return writer
}

async function draw(writer: PageWriter, block: Block): Promise<void> {
  const { root } = writer
  switch (block.kind) {
    case 'parties':
      drawBlock.parties(writer, root, block)
      break
    case 'facts':
      drawBlock.facts(writer, root, block)
      break
    case 'table':
      await drawTable(writer, root, block)
      break
    case 'sums':
      drawBlock.sums(writer, root, block)
      break
    case 'text':
      drawBlock.text(writer, root, block)
      break
    case 'signatures':
      drawBlock.signatures(writer, root, block)
      break
    case 'qr':
      drawBlock.qr(writer, root, block)
      break
  }
}

/** The issuer at the start, what the paper is at the end; one below the other on a roll. */
function drawHead(writer: PageWriter, { issuer, heading }: Paper): void {
  const { root, width, isSheet } = writer
  const half = isSheet ? width / 2 - 8 : width
  const align = isSheet ? 'start' : 'center'
  const top = writer.y
  drawLines(
    writer,
    root,
    'P',
    issuer.name,
    { size: isSheet ? 15 : 12, weight: 'bold' },
    { width: half, align },
  )
  for (const line of issuer.lines.filter(Boolean))
    drawLines(writer, root, 'P', line, { size: isSheet ? 8.5 : 8, color: mutedInk }, { width: half, align })
  const below = writer.y
  writer.y = isSheet ? top : below + 6
  const box = isSheet ? ({ inline: width - half, width: half, align: 'end' } as const) : ({ align } as const)
  drawLines(writer, root, 'H1', heading.text, { size: isSheet ? 14 : 11, weight: 'bold' }, box)
  for (const line of heading.lines.filter(Boolean))
    drawLines(writer, root, 'P', line, { size: isSheet ? 9 : 8 }, box)
  writer.y = Math.max(writer.y, below) + 8
  writer.rule(1)
  writer.y += 12
}
