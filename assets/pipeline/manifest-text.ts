import type { Manifest } from './manifest'

/** The text of a room's `manifest.ts`: every name a literal type. */
export function manifestText(room: string, manifest: Manifest): string {
  const sheets = manifest.sheets.map((sheet) => `    ${literal(sheet)},\n`)
  return `// biome-ignore-all format: written by \`npm run draw ${room}\` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this room. */
export const manifest = {
  sheets: [${sheets.length > 0 ? `\n${sheets.join('')}  ` : ''}],
${entries('sprites', manifest.sprites)}
${entries('backdrops', manifest.backdrops)}
${entries('pictures', manifest.pictures)}
} as const satisfies FixedManifest
`
}

function entries(name: string, record: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(record).map(([key, value]) => `    ${keyText(key)}: ${valueText(value)},\n`)
  return `  ${name}: {${lines.length > 0 ? `\n${lines.join('')}  ` : ''}},`
}

function valueText(value: unknown): string {
  if (typeof value === 'string') return literal(value)
  if (Array.isArray(value)) return `[${value.map(valueText).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const fields = Object.entries(value).map(([key, inner]) => `${keyText(key)}: ${valueText(inner)}`)
  return `{ ${fields.join(', ')} }`
}

function keyText(key: string): string {
  return /^[a-z]\w*$/i.test(key) ? key : literal(key)
}

function literal(text: string): string {
  return `'${text}'`
}
