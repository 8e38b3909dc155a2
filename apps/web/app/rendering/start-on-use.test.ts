import { expect, test } from 'vitest'
import { startOnUse } from './start-on-use.ts'

const page =
  '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/a.css"/></head>' +
  '<body><script nonce="n">1</script><script nonce="n" type="module" async="">import "/assets/manifest-1.js"</script></body>'

test('the script waits, and nothing is loaded for it', () => {
  const waiting = startOnUse(page, 'n')
  expect(waiting).not.toContain('modulepreload')
  expect(waiting).not.toContain('type="module"')
  expect(waiting).toContain(
    '<script nonce="n" type="text/plain" id="page-script" async="">import "/assets/manifest-1.js"</script>',
  )
  expect(waiting).toContain('<link rel="stylesheet" href="/a.css"/>')
})

test('one more script, with the nonce, starts it', () => {
  const scripts = startOnUse(page, 'n').match(/<script nonce="n">/g)
  expect(scripts).toHaveLength(2)
})

test('a page without script stays as it is', () => {
  expect(startOnUse('<body>No existe</body>', 'n')).toBe('<body>No existe</body>')
})
