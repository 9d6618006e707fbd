import type { ESTree } from 'vite'
import type { Beat } from '../stage/scene'
import { fileNameOf, printBeat } from './beatText.ts'
import { exportedValue, propertyOf, SourceEditError } from './sourceObjects.ts'

/** The most acts that a beat may hold; beyond, it is a game, and belongs into a recording. */
export const MOST_BEAT_ACTS = 600

/**
 * Adds a beat to the end of the list in the text of a `beats.ts`, laid out as the house lays out code. Nothing else of the
 * text changes.
 * @throws {SourceEditError} when the file has no such list, or the name is taken
 */
export function withBeat(source: string, beat: Beat): string {
  const list = exportedValue(source, 'beats')
  if (list.type !== 'ArrayExpression') throw new SourceEditError('In beats.ts, beats is not written as a list.')
  if (beat.name.trim() === '') throw new SourceEditError('A beat needs a name.')
  const picture = fileNameOf(beat.name)
  if (picture === '') throw new SourceEditError(`${beat.name} has no letter or digit to name a picture by.`)
  if (namesIn(list.elements).some((other) => fileNameOf(other) === picture)) {
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

/** The names that stand in the list; those that are reckoned are not known. */
function namesIn(elements: ESTree.ArrayExpression['elements']): string[] {
  return elements.flatMap((element) => {
    const name = element && element.type !== 'SpreadElement' ? propertyOf(element, 'name') : undefined
    return name?.type === 'Literal' && typeof name.value === 'string' ? name.value : []
  })
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
}
