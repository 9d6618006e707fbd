/** A manifest as the module that the site imports. */
export interface ManifestModule {
  /** What writes it: `npm run draw heist`. */
  readonly command: string
  /** The file that declares what it lists. */
  readonly declaration: string
  /** The line that imports the type that it satisfies. */
  readonly importLine: string
  readonly type: string
  readonly docstring: string
  /** The name it is exported under. */
  readonly name: string
  /** Plain data. */
  readonly value: object
  /** How many levels of it have a line for each member. */
  readonly depth: number
}

/** The text of a manifest: every name a literal type. */
export function manifestModule(module: ManifestModule): string {
  const { command, declaration, importLine, type, docstring, name, value, depth } = module
  return `// biome-ignore-all format: written by \`${command}\` from ${declaration}, which is the place to change.
${importLine}

/** ${docstring} */
export const ${name} = ${dataText(value, depth, '')} as const satisfies ${type}
`
}

function dataText(data: unknown, depth: number, indent: string): string {
  if (typeof data === 'string') return literal(data)
  if (typeof data !== 'object' || data === null) return String(data)
  const inner = `${indent}  `
  const members = Array.isArray(data)
    ? data.map((member) => dataText(member, depth - 1, inner))
    : Object.entries(data).map(([key, member]) => `${keyText(key)}: ${dataText(member, depth - 1, inner)}`)
  const [open, close] = Array.isArray(data) ? '[]' : '{}'
  if (members.length === 0) return `${open}${close}`
  if (depth > 0) return `${open}\n${members.map((member) => `${inner}${member},\n`).join('')}${indent}${close}`
  const space = Array.isArray(data) ? '' : ' '
  return `${open}${space}${members.join(', ')}${space}${close}`
}

function keyText(key: string): string {
  return /^[a-z]\w*$/i.test(key) ? key : literal(key)
}

function literal(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`
}
