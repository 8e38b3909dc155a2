import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OutgoingMail } from './outgoing-mail.ts'
import { createMailTransport } from './transport.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mail-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

const mail: OutgoingMail = {
  kind: 'activation',
  from: { name: 'TecnoClick', address: 'contacto@tecnoclick.cu' },
  to: 'cliente@demo.cu',
  subject: 'Active su cuenta',
  html: '<p>Su enlace</p>',
  text: 'Su enlace',
  headers: {},
  dedupeKey: 'activation:1',
  queuedAt: new Date('2026-08-02T15:04:05.678Z'),
}

test('without an SMTP server each mail is one private file, also when sent again', async () => {
  const transport = createMailTransport({ dataDir })
  await transport.send(mail)
  await transport.send(mail)
  await transport.send({ ...mail, dedupeKey: 'activation:2' })

  const folder = join(dataDir, 'outbox')
  const names = (await readdir(folder)).sort()
  expect(names).toHaveLength(2)
  for (const name of names) expect(name).toMatch(/^2026-08-02T15-04-05\.678Z-[0-9a-f]{8}-activation\.eml$/)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  expect((await stat(join(folder, names[0] ?? ''))).mode & 0o777).toBe(0o600)

  const message = await readFile(join(folder, names[0] ?? ''), 'utf8')
  expect(message).toContain('Subject: Active su cuenta')
  expect(message).toContain('To: cliente@demo.cu')
  expect(message).toContain('Su enlace')
})

test('a folder that is not writable is a failure like any other', async () => {
  const transport = createMailTransport({ dataDir: '/dev/null' })
  await expect(transport.send(mail)).rejects.toMatchObject({ code: 'ENOTDIR' })
})
