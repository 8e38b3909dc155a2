import { expect, test } from 'vitest'
import { pictureFormatOf } from './picture-format.ts'

const ascii = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

test.each([
  ['\xff\xd8\xff\xe0 JFIF', 'jpeg'],
  ['\x89PNG\r\n\x1a\n IHDR', 'png'],
  ['GIF89a....', 'gif'],
  ['GIF87a....', 'gif'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
])('%j is a picture by its first bytes', (text, format) => {
  expect(pictureFormatOf(ascii(text))).toBe(format)
})

test.each([
  '',
  'GIF8',
  '\x89PNG',
  'RIFF\0\0\0\0WAVE',
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  '<?xml version="1.0"?><svg/>',
  '<!doctype html><script>alert(1)</script>',
  '%PDF-1.7',
  'BM......',
  'PK\x03\x04',
  ' \xff\xd8\xff',
])('%j is not a picture', (text) => {
  expect(pictureFormatOf(ascii(text))).toBeUndefined()
})
