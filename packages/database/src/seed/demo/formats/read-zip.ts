import { crc32, inflateRawSync } from 'node:zlib'

/** Reads a small zip by its central directory; throws if a size or checksum is wrong. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  const count = zip.readUInt16LE(end + 10)
  let at = zip.readUInt32LE(end + 16)
  const entries = new Map<string, Buffer>()
  for (let n = 0; n < count; n++) {
    if (zip.toString('latin1', at, at + 4) !== 'PK\x01\x02')
      throw new Error('No entry at the offset of the directory')
    const nameLength = zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    entries.set(name, readEntry(zip, at))
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return entries
}

function readEntry(zip: Buffer, directoryEntry: number): Buffer {
  const local = zip.readUInt32LE(directoryEntry + 42)
  if (zip.toString('latin1', local, local + 4) !== 'PK\x03\x04')
    throw new Error('No file at the offset of the entry')
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  const data = inflateRawSync(zip.subarray(start, start + zip.readUInt32LE(directoryEntry + 20)))
  if (data.length !== zip.readUInt32LE(directoryEntry + 24)) throw new Error('Wrong size')
  if (crc32(data) !== zip.readUInt32LE(directoryEntry + 16)) throw new Error('Wrong checksum')
  return data
}
