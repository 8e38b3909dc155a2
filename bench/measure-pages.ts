import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Row } from './print-table.ts'

const script = join(import.meta.dirname, '../e2e/support/measure-pages.ts')

interface Measured {
  path: string
  kilobytes: number
  largestPaint: number
  shift: number
}

/** First visits by a browser on a slow connection, measured with the tools of the browser tests. */
export async function measurePages(address: string): Promise<Row[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [script, address])
  const pages: Measured[] = JSON.parse(stdout)
  return pages.flatMap(({ path, kilobytes, largestPaint, shift }): Row[] => [
    { what: `${path} first visit, all of it`, unit: 'kB', most: 450, measured: kilobytes },
    { what: `${path} largest paint, bad line`, unit: 'ms', most: 2500, measured: largestPaint },
    { what: `${path} layout shift`, unit: '', most: 0.02, digits: 3, measured: shift },
  ])
}
