import type { ComponentPropsWithRef } from 'react'

interface Shape {
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

/** An icon of the library as one element; how it is stroked stands in icons.css. */
export default function createLucideIcon({ node }: Shape) {
  const shape = { __html: node.map(([tag, attributes]) => `<${tag}${written(attributes)}/>`).join('') }
  return ({ className = '', ...rest }: ComponentPropsWithRef<'svg'>) => (
    <svg
      viewBox="0 0 24 24"
      aria-hidden={rest['aria-label'] === undefined && rest.role === undefined ? true : undefined}
      {...rest}
      className={`icon ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the library's own drawing, part of the build.
      dangerouslySetInnerHTML={shape}
    />
  )
}

/** Without the `key` that React would need for elements. */
function written({ key: _, ...attributes }: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
}
