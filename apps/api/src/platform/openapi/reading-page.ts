import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import type { ApiEnv } from '../http/bindings.ts'
import { readScalarScript } from './scalar-script.ts'

/** The reference that people read and try calls in. Everything it loads is ours. */
export function mountReadingPage(app: Hono<ApiEnv>): void {
  const scalar = once(async () => {
    const text = await readScalarScript()
    return { text, version: createHash('sha256').update(text).digest('hex').slice(0, 12) }
  })
  app.get('/docs', async (c) => {
    c.header('content-security-policy', policy)
    c.header('cache-control', 'no-cache')
    return c.html(pageOf((await scalar()).version))
  })
  app.get('/docs/scalar.js', async (c) => {
    const { text, version } = await scalar()
    const isCurrent = c.req.query('v') === version
    return script(text, isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache')
  })
  app.get('/docs/start.js', () => script(start, 'no-cache'))
}

function script(text: string, cacheControl: string): Response {
  return new Response(text, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': cacheControl },
  })
}

/** Scalar adds its styles itself. Scripts, and what they may reach, are ours alone. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** No fonts, proxy, telemetry or assistant of others. */
const configuration = {
  url: '/api/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  documentDownloadType: 'json',
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  authentication: { preferredSecurityScheme: 'apiKey' },
  persistAuth: false,
}

const start = `Scalar.createApiReference('#reference', ${JSON.stringify(configuration)})\n`

function pageOf(version: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>TecnoClick API</title>
</head>
<body>
<noscript>This page needs JavaScript. The same as a document: <a href="/api/openapi.json">openapi.json</a>.</noscript>
<div id="reference"></div>
<script src="/api/docs/scalar.js?v=${version}"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`
}

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
