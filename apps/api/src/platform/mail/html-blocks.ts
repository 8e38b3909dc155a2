import { escapeHtml } from '@tecnoclick/domain/platform/escape-html'
import type { Inline } from '@tecnoclick/domain/site/markdown'
import { isLinkable, type MailBlock, type MailProduct } from './mail-blocks.ts'
import { style } from './mail-styles.ts'

export function htmlBlocks(blocks: readonly MailBlock[]): string {
  return blocks.map(htmlBlock).join('\n')
}

function htmlBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'product':
      return htmlProduct(block)
    case 'heading':
      return `<h${block.level} dir="auto" ${style('subheading')}>${inline(block.content)}</h${block.level}>`
    case 'quote':
      return `<blockquote dir="auto" ${style('quote')}>${inline(block.content)}</blockquote>`
    case 'paragraph':
      return `<p dir="auto" ${style('paragraph')}>${inline(block.content)}</p>`
    case 'list': {
      const items = block.items.map((item) => `<li dir="auto" ${style('item')}>${inline(item)}</li>`)
      const tag = block.ordered ? 'ol' : 'ul'
      return `<${tag} dir="auto" ${style('list')}>${items.join('')}</${tag}>`
    }
  }
}

function inline(content: readonly Inline[]): string {
  return content
    .map((part) => {
      if (typeof part === 'string') return escapeHtml(part)
      const inner = inline(part.content)
      if (part.kind !== 'link') return `<${part.kind}>${inner}</${part.kind}>`
      return isLinkable(part.href)
        ? `<a href="${escapeHtml(part.href)}" ${style('link')}>${inner}</a>`
        : inner
    })
    .join('')
}

/** A table without meaning, because programs of mail know no other columns. */
function htmlProduct({ name, price, before, url, label, picture }: MailProduct): string {
  const address = escapeHtml(url)
  const image = picture
    ? `<td ${style('productPicture')}><a href="${address}"><img src="${escapeHtml(picture)}" width="96" height="96" alt="" ${style('picture')}></a></td>`
    : ''
  const struck = before ? ` <s ${style('before')}>${escapeHtml(before)}</s>` : ''
  return `<table role="presentation" ${style('product')}><tbody><tr>${image}<td ${style('productText')}>
<p dir="auto" ${style('productName')}>${escapeHtml(name)}</p>
<p dir="auto" ${style('price')}>${escapeHtml(price)}${struck}</p>
<p dir="auto" ${style('productLink')}><a href="${address}" ${style('link')}>${escapeHtml(label)}</a></p>
</td></tr></tbody></table>`
}
