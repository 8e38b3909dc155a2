import { expect, test } from 'vitest'
import { handoffScripts, scriptLiteral } from './handoff.ts'

test('no text of a customer can end the script that carries it', () => {
  const text = '</script><script>alert(1)</script>&\u2028\u2029<!--'
  const literal = scriptLiteral(text)
  expect(literal).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(literal)).toBe(text)
})

test('the whole stream travels in one script that carries the nonce', async () => {
  const stream = new Response('[{"a":1}]\n').body
  if (!stream) throw new Error('a response with a text has a body')
  const script = await handoffScripts(stream, 'abc')
  expect(script.match(/<script/g)).toHaveLength(1)
  expect(script).toContain('<script nonce="abc">')
  expect(script).toContain('.close();</script>')
})
