import type { Beat, LoggedAct } from '../stage/scene'
import { exportedValue, SourceEditError } from './sourceObjects'

/** How wide a line of source may be. */
const LINE = 120

/** The most acts that a beat may hold; beyond, it is a game, and belongs into a recording. */
export const MOST_BEAT_ACTS = 600

/**
 * Adds a beat to the end of the list in the text of a `beats.ts`, laid out as the house lays out code. Nothing else of the
 * text changes.
 * @param others the names that the list's beats have, wherever they come from
 * @throws {SourceEditError} when the file has no such list, or the name is taken
 */
export function withBeat(source: string, beat: Beat, others: readonly string[] = []): string {
  const list = exportedValue(source, 'beats')
  if (list.type !== 'ArrayExpression') throw new SourceEditError('In beats.ts, beats is not written as a list.')
  if (beat.name.trim() === '') throw new SourceEditError('A beat needs a name.')
  const picture = pictureNameOf(beat.name)
  if (picture === '') throw new SourceEditError(`${beat.name} has no letter or digit to name a picture by.`)
  if (others.some((other) => pictureNameOf(other) === picture)) {
    throw new SourceEditError(`There is a beat named ${beat.name} already.`)
  }
  if ((beat.acts?.length ?? 0) > MOST_BEAT_ACTS) {
    throw new SourceEditError(
      `Too much was done for a beat: ${beat.acts?.length} acts. Restart, and do only what the picture needs.`,
    )
  }
  const close = list.end - 1
  const last = list.elements.at(-1)
  const text = `  ${printBeat(beat)},\n`
  if (!last) return `${source.slice(0, list.start)}[\n${text}${source.slice(close)}`
  const tail = source.slice(last.end, close)
  const comma = withoutComments(tail).includes(',') ? '' : ','
  if (tail.includes('\n')) {
    const lineOfClose = source.lastIndexOf('\n', close) + 1
    return source.slice(0, last.end) + comma + source.slice(last.end, lineOfClose) + text + source.slice(lineOfClose)
  }
  const elements = source.slice(list.start + 1, close).trim()
  return `${source.slice(0, list.start)}[\n  ${elements}${comma}\n${text}${source.slice(close)}`
}

/** What is left of a beat's name in that of its picture. */
export function pictureNameOf(name: string): string {
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

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
}
