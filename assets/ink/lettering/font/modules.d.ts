/** The part of opentype.js 2 that the hand uses; the package brings no types, and Node only finds its ES module by the full path. */
declare module 'opentype.js/dist/opentype.mjs' {
  export interface PathCommand {
    readonly type: 'M' | 'L' | 'C' | 'Q' | 'Z'
    readonly x?: number
    readonly y?: number
    readonly x1?: number
    readonly y1?: number
    readonly x2?: number
    readonly y2?: number
  }
  export class Path {
    readonly commands: PathCommand[]
    moveTo(x: number, y: number): void
    curveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void
    close(): void
  }
  export class Glyph {
    constructor(options: { name: string; unicode?: number; advanceWidth: number; path: Path })
    readonly name: string
    readonly unicode?: number
    readonly unicodes: readonly number[]
    readonly advanceWidth: number
    readonly path: Path
  }
  export interface FontOptions {
    familyName: string
    styleName: string
    fullName?: string
    postScriptName?: string
    designer?: string
    manufacturer?: string
    license?: string
    copyright?: string
    description?: string
    version?: string
    unitsPerEm: number
    ascender: number
    descender: number
    weightClass?: number
    createdTimestamp?: number
    glyphs: Glyph[]
    tables?: { os2?: Record<string, number | string> }
  }
  export class Font {
    constructor(options: FontOptions)
    readonly unitsPerEm: number
    readonly ascender: number
    readonly descender: number
    readonly names: Record<string, Record<string, Record<string, string>> | undefined>
    readonly tables: Record<string, Record<string, number>>
    readonly glyphs: { readonly length: number; get(index: number): Glyph }
    readonly substitution: { addSingle(feature: string, swap: { sub: number; by: number }, script?: string): void }
    charToGlyph(character: string): Glyph
    charToGlyphIndex(character: string): number
    getKerningValue(left: Glyph, right: Glyph): number
    toArrayBuffer(): ArrayBuffer
  }
  export function parse(file: ArrayBuffer): Font
}

/** WOFF2 packing and unpacking, compiled from the reference code. */
declare module 'wawoff2' {
  export function compress(font: Uint8Array): Promise<Uint8Array>
  export function decompress(font: Uint8Array): Promise<Uint8Array>
}
