import type { Recording } from '../stage/recording'
import type { Beat, LoggedAct } from '../stage/scene'

/** How wide a line of source may be. */
const LINE = 120

/** The moment of a game, at its end, as a beat of that name; with the window it was played in, where that belongs to it. */
export function beatOf(
  { seed, sheet, acts }: Recording,
  { name, at, keepsSheet }: { name: string; at: number; keepsSheet: boolean },
): Beat {
  return { name, seed, at, ...(keepsSheet && { sheet }), ...(acts.length > 0 && { acts }) }
}

/** What is left of a name in that of a file: small letters, digits and hyphens. */
export function fileNameOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** A beat as an object literal, indented by two, without a comma. */
export function printBeat({ name, seed, at, sheet, acts = [] }: Beat): string {
  const members = [
    `name: ${quoted(name)}`,
    `seed: ${seed}`,
    `at: ${at}`,
    ...(sheet ? [`sheet: { width: ${sheet.width}, height: ${sheet.height} }`] : []),
  ]
  const line = `{ ${members.join(', ')} }`
  if (acts.length === 0 && line.length + 3 <= LINE) return line
  const lines = [...members, ...(acts.length > 0 ? [`acts: ${printActs(acts)}`] : [])]
  return `{\n${lines.map((member) => `    ${member},\n`).join('')}  }`
}

function printActs(acts: readonly LoggedAct[]): string {
  const [first] = acts
  const alone = first && `[${printAct(first)}]`
  if (acts.length === 1 && alone && '    acts: ,'.length + alone.length <= LINE) return alone
  return `[\n${acts.map((act) => `      ${printAct(act)},\n`).join('')}    ]`
}

function printAct(act: LoggedAct): string {
  if (act.kind === 'resize') {
    return `{ kind: 'resize', tick: ${act.tick}, sheet: { width: ${act.sheet.width}, height: ${act.sheet.height} } }`
  }
  const { kind, tick, at, area, button } = act
  const members = [
    `kind: '${kind}'`,
    `tick: ${tick}`,
    `at: { x: ${at.x}, y: ${at.y} }`,
    `area: ${area === null ? 'null' : quoted(area)}`,
    `button: '${button}'`,
  ]
  const line = `{ ${members.join(', ')} }`
  if (line.length + 7 <= LINE) return line
  return `{\n${members.map((member) => `        ${member},\n`).join('')}      }`
}

/** A string literal, in the quotes that need less escaping. */
function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')
  const singles = text.split("'").length
  const doubles = text.split('"').length
  return singles > doubles ? `"${escaped.replaceAll('"', '\\"')}"` : `'${escaped.replaceAll("'", "\\'")}'`
}
