import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Row } from './print-table.ts'

const script = join(import.meta.dirname, '../e2e/support/measure-pages.ts')

interface Measured {
  weights: { path: string; density: number; savesData: boolean; kilobytes: number }[]
  paints: { path: string; largestPaint: number; shift: number }[]
}

/** First visits by the browser of a phone, measured with the tools of the browser tests. */
export async function measurePages(address: string): Promise<Row[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [script, address])
  const { weights, paints }: Measured = JSON.parse(stdout)
  return [
    ...weights.map(({ path, density, savesData, kilobytes }): Row => {
      const how = savesData ? 'saving data' : `density ${density}`
      const most = savesData ? 120 : path === '/' ? 350 : 250
      return { what: `${path} first visit, ${how}`, unit: 'kB', most, measured: kilobytes }
    }),
    ...paints.flatMap(({ path, largestPaint, shift }): Row[] => [
      { what: `${path} largest paint, bad line`, unit: 'ms', most: 2500, measured: largestPaint },
      { what: `${path} layout shift`, unit: '', most: 0.02, digits: 3, measured: shift },
    ]),
  ]
}
