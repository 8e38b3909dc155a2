import { readFileSync } from 'node:fs'

const source = readFileSync(new URL('../../../packages/ui/src/mark.svg', import.meta.url), 'utf8')

/** The shop's mark as it is drawn in the browser's tab: white pointer and mango rays in a box of 32, without the tile behind them. */
export const markStrokes = /<g[^>]*>([\s\S]*)<\/g>/.exec(source)?.[1]?.trim() ?? ''
export const markTile = source
export const markNavy = '#0f1b3e'
