import { escapeHtml } from '@tecnoclick/domain/platform/escape-html'
import type { Route } from '../http/route.ts'

const accessNames = { public: 'everyone', customer: 'signed in', admin: 'staff' } as const

/** The reference as plain HTML, which loads no script, style or font. */
export function readingPage(routes: readonly Route[], document: object): string {
  const groups = Map.groupBy(routes, ({ endpoint }) => endpoint.path.split('/')[1] ?? '')
  const contents = [...groups.keys()]
    .map((tag) => `<a href="#${escapeHtml(tag)}">${escapeHtml(tag)}</a>`)
    .join(' · ')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>TecnoClick API</title><style>${style}</style></head>
<body><main><h1>TecnoClick API</h1>
<p>Base <code>/api</code>. Machine-readable: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav>${contents}</nav>
${[...groups].map(([tag, members]) => section(tag, members, document)).join('\n')}
</main></body></html>`
}

function section(tag: string, routes: readonly Route[], document: object): string {
  return `<h2 id="${escapeHtml(tag)}">${escapeHtml(tag)}</h2>${routes.map((route) => entry(route, document)).join('')}`
}

function entry({ endpoint, summary, access }: Route, document: object): string {
  const operation = at(document, 'paths', `/api${endpoint.path}`, endpoint.method.toLowerCase())
  return `<details><summary><b>${endpoint.method}</b> <code>${escapeHtml(`/api${endpoint.path}`)}</code>
<span>${escapeHtml(summary)}</span> <i>${accessNames[access]}</i></summary>
<pre>${escapeHtml(JSON.stringify(operation, null, 2))}</pre></details>`
}

function at(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value)
}

const style = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:auto;padding:1.5rem}
details{border-block-end:1px solid #8884;padding:.5rem 0}
summary{cursor:pointer}summary b{display:inline-block;min-width:4rem}summary i{float:right;opacity:.7}
summary span{opacity:.8}pre{overflow:auto;font-size:.8125rem;background:#8881;padding:1rem;border-radius:10px}
h2{margin-block:2rem .5rem;text-transform:capitalize}`
