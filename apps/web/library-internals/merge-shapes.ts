/** An element of an icon, as lucide writes it. */
export type Shape = [tag: string, attributes: Record<string, string>]

/** One path instead of up to eight elements. A shape that has more than its outline stays as it is. */
export function mergeShapes(shapes: readonly Shape[]): Shape[] {
  const outlines = shapes.map(outlineOf)
  if (!outlines.every((outline) => outline !== undefined)) return [...shapes]
  return [['path', { d: outlines.join('') }]]
}

function outlineOf([tag, { key: _, ...attributes }]: Shape): string | undefined {
  const names = Object.keys(attributes).sort().join(' ')
  const at = (name: string) => Number(attributes[name])
  if (tag === 'path' && names === 'd') return startAbsolute(attributes.d ?? '')
  if (tag === 'circle' && names === 'cx cy r') {
    const [r, d] = [at('r'), at('r') * 2]
    return `M${at('cx') - r} ${at('cy')}a${r} ${r} 0 1 0 ${d} 0a${r} ${r} 0 1 0-${d} 0`
  }
  if (tag === 'rect' && /^height rx( ry)? width x y$/.test(names)) {
    const [r, right, down] = [at('rx'), at('width') - at('rx') * 2, at('height') - at('rx') * 2]
    const corner = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`
    const top = `M${at('x') + r} ${at('y')}h${right}${corner(r, r)}`
    return `${top}v${down}${corner(-r, r)}h${-right}${corner(-r, -r)}v${-down}${corner(r, -r)}z`
  }
  if (tag === 'line' && names === 'x1 x2 y1 y2') return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`
  return undefined
}

/** A relative first move is absolute alone, but not behind another path; what follows it stays relative. */
function startAbsolute(d: string): string {
  const number = '-?(?:\\d+\\.?\\d*|\\.\\d+)'
  const [whole = '', x = '', y = ''] = new RegExp(`^m\\s*(${number})[\\s,]*(${number})\\s*`).exec(d) ?? []
  if (whole === '') return d
  const rest = d.slice(whole.length)
  return `M${x} ${y}${/^[-.\d]/.test(rest) ? 'l' : ''}${rest}`
}
