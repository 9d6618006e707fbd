import type { LoggedInput, Snapshot } from '../stage/contract/scene'
import type { Recording } from '../stage/time/recording'

/** How wide a line of source may be. */
const LINE = 120

/** The moment of a game, at its end, as a snapshot of that name; with the window it was played in, where that belongs to it. */
export function snapshotOf(
  { seed, size, inputs }: Recording,
  { name, at, keepsSize }: { name: string; at: number; keepsSize: boolean },
): Snapshot {
  return { name, seed, at, ...(keepsSize && { size }), ...(inputs.length > 0 && { inputs }) }
}

/** What is left of a name in that of a file: small letters, digits and hyphens. */
export function fileNameOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** A snapshot as an object literal, indented by two, without a comma. */
export function printSnapshot({ name, seed, at, size, inputs = [] }: Snapshot): string {
  const members = [
    `name: ${quoteText(name)}`,
    `seed: ${seed}`,
    `at: ${at}`,
    ...(size ? [`size: { width: ${size.width}, height: ${size.height} }`] : []),
  ]
  const line = `{ ${members.join(', ')} }`
  if (inputs.length === 0 && line.length + 3 <= LINE) return line
  const lines = [...members, ...(inputs.length > 0 ? [`inputs: ${printInputs(inputs)}`] : [])]
  return `{\n${lines.map((member) => `    ${member},\n`).join('')}  }`
}

function printInputs(inputs: readonly LoggedInput[]): string {
  const [first] = inputs
  const alone = first && `[${printAct(first)}]`
  if (inputs.length === 1 && alone && '    inputs: ,'.length + alone.length <= LINE) return alone
  return `[\n${inputs.map((input) => `      ${printAct(input)},\n`).join('')}    ]`
}

function printAct(input: LoggedInput): string {
  if (input.kind === 'resize') {
    return `{ kind: 'resize', tick: ${input.tick}, size: { width: ${input.size.width}, height: ${input.size.height} } }`
  }
  const members = [`kind: '${input.kind}'`, `tick: ${input.tick}`]
  if (input.kind === 'kept') members.push(`text: ${quoteText(input.text)}`)
  else {
    const { at, area, button } = input
    members.push(`at: { x: ${at.x}, y: ${at.y} }`, `area: ${area === null ? 'null' : quoteText(area)}`)
    members.push(`button: '${button}'`)
  }
  const line = `{ ${members.join(', ')} }`
  if (line.length + 7 <= LINE) return line
  return `{\n${members.map((member) => `        ${member},\n`).join('')}      }`
}

/** A string literal, in the quotes that need less escaping. */
function quoteText(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')
  const singles = text.split("'").length
  const doubles = text.split('"').length
  return singles > doubles ? `"${escaped.replaceAll('"', '\\"')}"` : `'${escaped.replaceAll("'", "\\'")}'`
}
