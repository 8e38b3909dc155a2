import { expect, test } from 'vitest'
import { refusalOf } from './upload-picture.ts'

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])

test('a picture is accepted', async () => {
  expect(await refusalOf(new File([png], 'foto.png'))).toBeUndefined()
})

test('the first bytes decide the type, not the file name', async () => {
  expect(await refusalOf(new File(['<svg/>'], 'foto.png'))).toBe('unsupportedType')
  expect(await refusalOf(new File([], 'foto.png'))).toBe('unsupportedType')
})

test('more than five megabytes are too large', async () => {
  expect(await refusalOf(new File([png, new Uint8Array(5 * 1024 * 1024)], 'foto.png'))).toBe('tooLarge')
})
