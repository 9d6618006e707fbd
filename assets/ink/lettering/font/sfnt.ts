/** The tables of a font file by their four-letter tags. */
export type Tables = Map<string, Buffer>

const CHECK_SUM_OF_FONT = 0xb1b0afba

/** Takes a font file apart. */
export function readTables(file: Buffer): Tables {
  const count = file.readUInt16BE(4)
  const tables: Tables = new Map()
  for (let index = 0; index < count; index++) {
    const record = 12 + index * 16
    const tag = file.toString('latin1', record, record + 4)
    const offset = file.readUInt32BE(record + 8)
    tables.set(tag, Buffer.from(file.subarray(offset, offset + file.readUInt32BE(record + 12))))
  }
  return tables
}

/** Puts a font with cubic outlines together, tables in the order of their tags, all check sums right. */
export function writeTables(tables: Tables): Buffer {
  const head = tables.get('head')
  if (!head) throw new Error('A font needs a head table')
  head.writeUInt32BE(0, 8)
  const tags = [...tables.keys()].sort()
  const power = Math.floor(Math.log2(tags.length))
  const directory = Buffer.alloc(12 + tags.length * 16)
  directory.write('OTTO', 'latin1')
  directory.writeUInt16BE(tags.length, 4)
  directory.writeUInt16BE(16 * 2 ** power, 6)
  directory.writeUInt16BE(power, 8)
  directory.writeUInt16BE(16 * (tags.length - 2 ** power), 10)
  const bodies: Buffer[] = []
  let offset = directory.length
  let headOffset = 0
  tags.forEach((tag, index) => {
    const table = tables.get(tag) ?? Buffer.alloc(0)
    const record = 12 + index * 16
    if (tag === 'head') headOffset = offset
    directory.write(tag, record, 'latin1')
    directory.writeUInt32BE(checkSum(table), record + 4)
    directory.writeUInt32BE(offset, record + 8)
    directory.writeUInt32BE(table.length, record + 12)
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)])
    bodies.push(padded)
    offset += padded.length
  })
  const file = Buffer.concat([directory, ...bodies])
  file.writeUInt32BE((CHECK_SUM_OF_FONT - checkSum(file)) >>> 0, headOffset + 8)
  return file
}

/** Sum of a table's 32-bit words. */
function checkSum(table: Buffer): number {
  let sum = 0
  for (let offset = 0; offset < table.length; offset += 4) {
    const word = Buffer.alloc(4)
    table.copy(word, 0, offset, Math.min(table.length, offset + 4))
    sum = (sum + word.readUInt32BE(0)) >>> 0
  }
  return sum
}
