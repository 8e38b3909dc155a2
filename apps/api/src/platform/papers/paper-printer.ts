import { readPreferences } from '@tecnoclick/contract/platform/preferences'
import type { CurrencyFormat } from '@tecnoclick/domain/platform/money'
import { drawTicket, type Roll } from '@tecnoclick/domain/platform/papers/draw-ticket'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { defaultLocale, type Locale } from '@tecnoclick/messages/platform/locales'
import type { ApiContext } from '../http/bindings.ts'
import { createBoundedQueue } from '../http/bounded-queue.ts'
import { isRefusal, type Refusal } from '../http/refusal.ts'
import { drawPaper } from './draw-paper.ts'
import type { Paper } from './paper.ts'
import { createPaperWords, type PaperWords } from './paper-words.ts'

export interface PaperPrinter {
  /** In the language of the request: `lang` of its address, or the visitor's choice. */
  respond(context: ApiContext, write: PaperWriter): Promise<Response | Refusal>
  print(locale: Locale, write: PaperWriter): Promise<PrintedPaper | Refusal>
  /** As commands for a receipt printer, in Spanish: its code page has no Russian or Arabic letters. */
  ticket(roll: Roll, opensDrawer: boolean, write: PaperWriter): Promise<Response | Refusal>
}

/** `name` is that of the file, without its ending. */
export type PaperWriter = (
  words: PaperWords,
  settings: Settings,
) => Promise<{ paper: Paper; name: string } | Refusal>

export interface PrintedPaper {
  name: string
  bytes: Buffer
}

interface PrinterDeps {
  settings: { read(): Promise<Settings> }
  currencies: { read(): Promise<readonly CurrencyFormat[]> }
}

/** One paper at a time in a process: drawing takes a tenth of a second of its only thread. What would wait too long is refused. */
export function createPaperPrinter({ settings, currencies }: PrinterDeps): PaperPrinter {
  const queue = createBoundedQueue({ atOnce: 1, waiting: 12 })

  async function print(locale: Locale, write: PaperWriter): Promise<PrintedPaper | Refusal> {
    const words = createPaperWords(locale, await currencies.read())
    const written = await write(words, await settings.read())
    if (isRefusal(written)) return written
    const bytes = await queue.run(() => drawPaper(written.paper))
    return isRefusal(bytes) ? bytes : { name: fileName(written.name), bytes }
  }

  return {
    print,
    async ticket(roll, opensDrawer, write) {
      const words = createPaperWords(defaultLocale, await currencies.read())
      const written = await write(words, await settings.read())
      if (isRefusal(written)) return written
      return fileResponse(drawTicket(written.paper, { roll, opensDrawer }), {
        'content-type': 'application/octet-stream',
      })
    },
    async respond(context, write) {
      const { locale } = readPreferences(new URL(context.req.url), context.req.raw.headers)
      const printed = await print(locale, write)
      if (isRefusal(printed)) return printed
      return fileResponse(printed.bytes, {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${printed.name}"`,
        'content-language': locale,
      })
    },
  }
}

function fileResponse(bytes: Uint8Array, headers: Record<string, string>): Response {
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' },
  })
}

/** Safe in a header and on every disk: numbers of documents may have a slash. */
function fileName(name: string): string {
  const safe = name
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return `${safe.slice(0, 80).toLowerCase() || 'documento'}.pdf`
}
