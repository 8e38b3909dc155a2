import type { ComponentPropsWithRef } from 'react'

interface Shape {
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

/** Replaces lucide's icon component (apps/web/library-internals/lean-icons.ts). Stroke styles are in icons.css. */
export default function createLucideIcon({ node }: Shape) {
  const shape = { __html: node.map(([tag, attributes]) => `<${tag}${written(attributes)}/>`).join('') }
  return ({ className = '', ...rest }: ComponentPropsWithRef<'svg'>) => (
    <svg
      viewBox="0 0 24 24"
      aria-hidden={rest['aria-label'] === undefined && rest.role === undefined ? true : undefined}
      {...rest}
      className={`icon ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: static markup of the library.
      dangerouslySetInnerHTML={shape}
    />
  )
}

/** Lucide adds `key` for React elements. */
function written({ key: _, ...attributes }: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
}
