import type { Section } from '../prose/markdown.ts'
import { inlines, Prose } from '../prose/prose.tsx'

export function AboutSection({ section: { heading, blocks } }: { section: Section }) {
  const isList = blocks.some(({ kind }) => kind === 'list')
  return (
    <section
      aria-labelledby={heading?.id}
      // What the shop does is the longest part and stands on ground of its own.
      className={isList ? 'rounded-lg border bg-surface p-5 sm:p-8 md:col-span-2' : 'border-t pt-6'}
    >
      {heading && (
        <h2 id={heading.id} lang="es" dir="ltr" className="mb-4 text-start text-xl">
          {inlines(heading.content)}
        </h2>
      )}
      <Prose
        blocks={blocks}
        wide={isList}
        className={isList ? 'md:[&>ul]:grid-cols-2 md:[&>ul]:gap-x-12' : ''}
      />
    </section>
  )
}
