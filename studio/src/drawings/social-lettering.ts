import { setLine } from '../parts/letters.ts'
import { markNavy, markStrokes } from './mark.ts'

/** Mark and name on the free left side of the picture that messengers show for a link. */
export function socialLettering(width: number, height: number): string {
  const { letters } = setLine('TecnoClick', 2.2)
  const word = letters.map(({ x, path }) => `<path transform="translate(${x})" d="${path}"/>`).join('')
  const side = 148
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none">`,
    `<g transform="translate(72 ${height / 2 - 190})"><rect width="${side}" height="${side}" rx="34" fill="${markNavy}"/>`,
    `<g transform="translate(18 18) scale(${(side - 36) / 32})">${markStrokes}</g></g>`,
    `<g transform="translate(78 ${height / 2 + 16}) scale(4.7)" stroke="${markNavy}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round">${word}</g>`,
    `<rect x="76" y="${height / 2 + 110}" width="150" height="10" rx="5" fill="#feb133"/></svg>`,
  ].join('')
}
