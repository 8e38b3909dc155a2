import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hostEnvironment, isolated, run } from './command.mjs'
import { startContainer } from './container.mjs'
import { makeRoot } from './debian-root.mjs'
import { networkVariables } from './network-settings.mjs'
import { cloneHead } from './source.mjs'
import { step } from './workspace.mjs'

const containerfile = 'docs/operations/Containerfile'
const image = 'localhost/tecnoclick'
const container = 'shop'

/** As in the official image. */
const user = { name: 'node', uid: 1000, home: '/home/node' }

export const programs = ['debootstrap', 'git', 'buildah']

/** Replaces the image of the FROM line, because image registries may be out of reach. */
const importBase = `
set -e
root=$1 name=$2
shift 2
buildah() { command buildah --root "$images" --runroot "$mounts" "$@"; }
buildah from --name base scratch
cp --archive "$root/." "$(buildah mount base)"
buildah umount base
buildah config "$@" base
buildah commit --quiet --rm base "$name"
`

/** The container file, built and run without a container engine: buildah's chroot isolation. */
export function containerSteps(workspace, checkout) {
  const [images, mounts] = [workspace.path('images'), workspace.path('image-mounts')]
  const storage = ['--root', images, '--runroot', mounts]
  const buildah = (...args) => run(isolated(['buildah', ...storage, ...args]))
  const source = workspace.path('context')
  const root = workspace.path('base-image')
  let shop
  return [
    step('container: Debian with Node and npm', () => makeRoot(workspace, root)),
    step('container: base image', async () => {
      await run(['chroot', root, 'useradd', '--create-home', '--uid', String(user.uid), user.name])
      await cloneHead(workspace, checkout, source)
      const base = baseImageOf(readFileSync(join(source, containerfile), 'utf8'))
      const variables = Object.entries(networkVariables()).flatMap(([name, value]) => [
        '--env',
        `${name}=${value}`,
      ])
      await run(isolated(['sh', '-c', importBase, 'sh', root, base, ...variables]), {
        env: { ...hostEnvironment, images, mounts },
      })
    }),
    step('container: build', () =>
      buildah(
        ...['build', '--isolation', 'chroot', '--pull-never', '--format', 'docker'],
        ...['--tag', image, '--file', join(source, containerfile), source],
      ),
    ),
    step('container: start to first page', async () => {
      await buildah('from', '--pull-never', '--name', container, image)
      const { Docker } = JSON.parse(await buildah('inspect', '--type', 'image', image))
      shop = await startContainer(workspace, { storage, container, user, config: Docker.config })
      await shop.waitForHomePage(120)
    }),
    step('container: health check passes, and fails for a wrong port', () => shop.checkHealth()),
    step('container: npm run admin:create', () => shop.createAdmin()),
    step('container: SIGTERM ends with exit code 0, no process left', () => shop.stop()),
    step('container: clean-up', async () => {
      await buildah('rm', '--all')
      await workspace.remove(root, source, images, mounts)
    }),
  ]
}

/** The image of the FROM line, by its full name. */
export function baseImageOf(text) {
  const name = text.match(/^FROM\s+(\S+)/m)?.[1]
  if (!name) throw new Error(`${containerfile} has no FROM line`)
  return name.includes('/') ? name : `docker.io/library/${name}`
}
