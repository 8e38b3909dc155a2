import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { handoffScripts, scriptLiteral } from './handoff.ts'

test('customer text cannot close the script element', () => {
  const text = '</script><script>alert(1)</script>&\u2028\u2029<!--'
  const literal = scriptLiteral(text)
  expect(literal).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(literal)).toBe(text)
})

test('the whole stream is written as one script with the nonce', async () => {
  const stream = new Response('[{"a":1}]\n').body
  if (!stream) throw new Error('a response with a text has a body')
  const script = await handoffScripts(stream, 'abc')
  expect(script.match(/<script/g)).toHaveLength(1)
  expect(script).toContain('<script nonce="abc">')
  expect(script).toContain('.close();</script>')
})

test('the router still reads the stream that the script fills', () => {
  const folder = fileURLToPath(
    new URL('../../../node_modules/react-router/dist/production/', import.meta.url),
  )
  const sources = globSync('*.mjs', { cwd: folder }).map((name) => readFileSync(folder + name, 'utf8'))
  expect(sources.some((text) => text.includes('__reactRouterContext.streamController'))).toBe(true)
})
