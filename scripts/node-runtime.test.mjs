import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findNode, nodePackages } from './node-runtime.mjs'
import { temporaryTree, write } from './testing.mjs'

const nodePackage = nodePackages[`${process.platform}-${process.arch}`]

function checkout() {
  return temporaryTree({ 'package.json': { optionalDependencies: { [nodePackage]: '24.21.0' } } })
}

function installNode(root, script) {
  const file = `node_modules/${nodePackage}/bin/node`
  write(root, file, `#!/bin/sh\n${script}\n`)
  chmodSync(join(root, file), 0o755)
  return join(root, file)
}

// A script stands for the binary, which Windows would not run.
const isUnix = process.platform !== 'win32'

test.runIf(isUnix)('the Node of the project comes first', () => {
  const root = checkout()
  const own = installNode(root, 'echo v24.21.0')
  expect(findNode(root, '26.0.0')).toBe(own)
})

test('without it, a machine whose Node is new enough uses its own', () => {
  expect(findNode(checkout(), '24.0.0')).toBe(process.execPath)
})

test('without it, an older Node names the missing version', () => {
  expect(() => findNode(checkout(), '20.19.2')).toThrow("The project's own Node 24.21.0 is missing")
})

test.runIf(isUnix)('a Node that lacks a library is not called missing, and the loader is quoted', () => {
  const root = checkout()
  installNode(root, 'echo "libatomic.so.1: cannot open shared object file" >&2; exit 127')
  expect(findNode(root, '24.0.0')).toBe(process.execPath)
  expect(() => findNode(root, '20.19.2')).toThrow(
    expect.objectContaining({
      message: expect.stringContaining('does not run on this machine'),
      detail: 'libatomic.so.1: cannot open shared object file',
    }),
  )
})
