/**
 * The loader data as the inline script that the router expects in the browser. The router streams it through Suspense; a
 * page rendered to one string has to write it itself.
 */
export async function handoffScripts(stream: ReadableStream<Uint8Array>, nonce: string): Promise<string> {
  const text = await new Response(stream).text()
  const controller = 'window.__reactRouterContext.streamController'
  return `<script nonce="${nonce}">${controller}.enqueue(${scriptLiteral(text)});${controller}.close();</script>`
}

const escapes: Record<string, string> = {
  '&': '\\u0026',
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** A JavaScript string literal in which no `</script>` can end the script. */
export function scriptLiteral(text: string): string {
  return JSON.stringify(text).replace(/[&<>\u2028\u2029]/g, (character) => escapes[character] ?? '')
}
