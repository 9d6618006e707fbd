import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync, inflateSync } from 'node:zlib'
import type { Trimmed } from '../../ink/raster'

/** A rendered frame, trimmed, and the size of the picture it was trimmed from, in pixels. */
export interface Rendered extends Trimmed {
  sourceWidth: number
  sourceHeight: number
}

const HEADER_FIELDS = 6

/** Rendered frames by key, on disk: what has been drawn once is not drawn again. Safe to delete at any time. */
export class FrameStore {
  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true })
  }

  /** The frame of that key, or undefined when it was never drawn or its file is damaged. */
  read(key: string): Rendered | undefined {
    try {
      const bytes = inflateSync(readFileSync(this.file(key)))
      const header = Array.from({ length: HEADER_FIELDS }, (_, i) => bytes.readInt32LE(i * 4))
      const [width = 0, height = 0, x = 0, y = 0, sourceWidth = 0, sourceHeight = 0] = header
      const pixels = new Uint8ClampedArray(bytes.subarray(HEADER_FIELDS * 4))
      return pixels.length === width * height * 4
        ? { width, height, x, y, sourceWidth, sourceHeight, pixels }
        : undefined
    } catch {
      return undefined
    }
  }

  has(key: string): boolean {
    return existsSync(this.file(key))
  }

  write(key: string, frame: Rendered): void {
    const header = Buffer.alloc(HEADER_FIELDS * 4)
    const fields = [frame.width, frame.height, frame.x, frame.y, frame.sourceWidth, frame.sourceHeight]
    for (const [i, field] of fields.entries()) header.writeInt32LE(field, i * 4)
    const pixels = Buffer.from(frame.pixels.buffer, frame.pixels.byteOffset, frame.pixels.length)
    const bytes = deflateSync(Buffer.concat([header, pixels]), { level: 1 })
    // Two workers may draw the same frame: the last one to finish wins, and no reader meets half a file.
    const unfinished = `${this.file(key)}.${process.pid}`
    writeFileSync(unfinished, bytes)
    renameSync(unfinished, this.file(key))
  }

  private file(key: string): string {
    return join(this.folder, key)
  }
}
