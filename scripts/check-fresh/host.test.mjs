import { expect, test } from 'vitest'
import { temporaryTree } from '../testing.mjs'
import { requireHost } from './host.mjs'

test.runIf(process.platform === 'linux')('missing programs are named with the packages to install', () => {
  const path = temporaryTree({ git: '', debootstrap: '' })
  const require = () => requireHost(['git', 'debootstrap', 'buildah', 'systemd-nspawn'], { path, uid: 0 })
  expect(require).toThrow(
    'needs buildah, systemd-nspawn: run `apt-get install buildah crun systemd-container` and repeat',
  )
  expect(() => requireHost(['git', 'debootstrap'], { path, uid: 0 })).not.toThrow()
})

test('an ordinary user is asked to be root', () => {
  expect(() => requireHost([], { uid: 1000 })).toThrow('run it as root on Linux')
})
