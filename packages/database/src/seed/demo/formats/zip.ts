import { crc32, deflateRawSync } from 'node:zlib'

export type ZipEntry = { name: string; data: Buffer }

/** 1 January 2024 at midnight in DOS format: the same content always gives the same bytes. */
const dosTime = 0
const dosDate = ((2024 - 1980) << 9) | (1 << 5) | 1
const version = 20
const deflated = 8
/** Names are UTF-8. */
const flags = 0x0800

/** A plain zip of small files (APPNOTE 4.3): local headers with their data, then the central directory. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, data } of entries) {
    const packed = deflateRawSync(data, { level: 9 })
    const path = Buffer.from(name)
    const common = commonHeader(path, data, packed)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, path, packed])
    directory.push(centralHeader(common, path, offset))
    locals.push(local)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  return Buffer.concat([...locals, central, endOfDirectory(entries.length, central.length, offset)])
}

/** The 26 bytes that the local and the central header share. */
function commonHeader(path: Buffer, data: Buffer, packed: Buffer): Buffer {
  const header = Buffer.alloc(26)
  header.writeUInt16LE(version, 0)
  header.writeUInt16LE(flags, 2)
  header.writeUInt16LE(deflated, 4)
  header.writeUInt16LE(dosTime, 6)
  header.writeUInt16LE(dosDate, 8)
  header.writeUInt32LE(crc32(data), 10)
  header.writeUInt32LE(packed.length, 14)
  header.writeUInt32LE(data.length, 18)
  header.writeUInt16LE(path.length, 22)
  return header
}

function centralHeader(common: Buffer, path: Buffer, offset: number): Buffer {
  const madeBy = Buffer.from([version, 0])
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(offset, 10)
  return Buffer.concat([Buffer.from('PK\x01\x02'), madeBy, common, rest, path])
}

function endOfDirectory(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return end
}
