import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Markup } from '../support/every-page.ts'
import { markupErrors } from '../support/markup.ts'

const run = promisify(execFile)
const jar = fileURLToPath(new URL('tools/node_modules/vnu-jar/build/dist/vnu.jar', import.meta.url))

interface Finding {
  url: string
  message: string
  extract?: string
}

/** What the W3C's checker says, where Java is; html-validate otherwise. */
export async function outsideErrors(pages: readonly Markup[]): Promise<string[]> {
  return (await hasJava()) ? w3cErrors(pages) : markupErrors(pages)
}

function hasJava(): Promise<boolean> {
  return run('java', ['-version']).then(
    () => true,
    () => false,
  )
}

/** One run for all pages: starting Java takes longer than checking ten of them. */
async function w3cErrors(pages: readonly Markup[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tecnoclick-markup-'))
  try {
    await Promise.all(pages.map(({ html }, index) => writeFile(join(folder, `${index}.html`), html)))
    const { stderr } = await run(
      'java',
      ['-Xss1m', '-jar', jar, '--format', 'json', '--errors-only', '--exit-zero-always', folder],
      { maxBuffer: 256 * 1024 * 1024 },
    )
    const { messages }: { messages: Finding[] } = JSON.parse(stderr)
    return messages.map(({ url, message, extract = '' }) => {
      const place = pages[Number.parseInt(basename(url), 10)]?.place
      return `${place}: ${message} ${extract.trim()}`
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
