import { ShopFront } from '../contact/shop-front.tsx'
import type { Block } from '../prose/markdown.ts'
import { inlines } from '../prose/prose.tsx'

/** How the story begins, beside the shop's own front. */
export function AboutIntro({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="band grid items-center overflow-hidden rounded-lg md:grid-cols-[1.2fr_1fr]">
      <div lang="es" dir="ltr" className="grid gap-4 p-6 text-start sm:p-10 lg:p-14">
        {blocks.map(
          (block, index) =>
            'content' in block && (
              // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text keep their places.
              <p key={index} className="max-w-[48ch] text-lg text-on-band-muted leading-8 first:text-on-band">
                {inlines(block.content)}
              </p>
            ),
        )}
      </div>
      <ShopFront className="h-auto w-full self-end" />
    </div>
  )
}
