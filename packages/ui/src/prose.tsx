import type { Block, Inline } from '@tecnoclick/domain/site/markdown'
import type { ReactNode } from 'react'
import { TextLink } from './link.tsx'

interface ProseProps {
  blocks: readonly Block[]
  /** Fills its container; by default lines have a readable maximum width. */
  wide?: boolean
  /** Spanish unless somebody translated it. */
  lang?: string
  className?: string
}

/** Texts of the shop, which may be in another language than the page. */
export function Prose({ blocks, wide = false, lang = 'es', className = '' }: ProseProps) {
  return (
    <div
      lang={lang}
      dir="auto"
      className={`grid gap-4 text-start leading-[1.75rem] ${wide ? '' : 'max-w-prose'} ${className}`}
    >
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change their positions.
        <ProseBlock key={index} block={block} />
      ))}
    </div>
  )
}

function ProseBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? (
        <h2 id={block.id} className="mt-6 text-xl first:mt-0">
          {inlines(block.content)}
        </h2>
      ) : (
        <h3 id={block.id} className="mt-3 text-lg">
          {inlines(block.content)}
        </h3>
      )
    case 'list':
      return <ProseList {...block} />
    case 'quote':
      return (
        <blockquote className="border-offer border-s-4 ps-4 text-ink-muted italic">
          {inlines(block.content)}
        </blockquote>
      )
    default:
      return <p>{inlines(block.content)}</p>
  }
}

function ProseList({ ordered, items }: Extract<Block, { kind: 'list' }>) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className={`grid gap-2 ps-5 marker:text-offer-text ${ordered ? 'list-decimal' : 'list-disc'}`}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <li key={index} className="ps-1">
          {inlines(item)}
        </li>
      ))}
    </List>
  )
}

export function inlines(content: readonly Inline[]): ReactNode {
  return content.map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
    typeof part === 'string' ? part : <InlinePart key={index} part={part} />,
  )
}

function InlinePart({ part }: { part: Exclude<Inline, string> }) {
  const inside = inlines(part.content)
  switch (part.kind) {
    case 'link':
      return <TextLink href={part.href}>{inside}</TextLink>
    case 'code':
      return <code className="rounded-sm bg-sunken px-1 py-0.5 font-mono text-sm">{inside}</code>
    case 'em':
      return <em>{inside}</em>
    default:
      return <strong className="font-semibold">{inside}</strong>
  }
}
