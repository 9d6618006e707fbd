import type { ESTree } from 'vite'
import { fileNameOf, printSnapshot } from '../../../debug/snapshotText.ts'
import type { Snapshot } from '../../../stage/contract/scene'
import { exportedValue, propertyOf, SourceEditError } from './sourceObjects.ts'

/** The most inputs that a snapshot may hold; beyond, it is a game, and belongs into a recording. */
const MOST_SNAPSHOT_INPUTS = 600

/**
 * Adds a snapshot to the end of the list in the text of a `snapshots.ts`, laid out as the house lays out code. Nothing else of the
 * text changes.
 * @throws {SourceEditError} when the file has no such list, or the name is taken
 */
export function withSnapshot(source: string, snapshot: Snapshot): string {
  const list = exportedValue(source, 'snapshots')
  if (list.type !== 'ArrayExpression') throw new SourceEditError('In snapshots.ts, snapshots is not written as a list.')
  if (snapshot.name.trim() === '') throw new SourceEditError('A snapshot needs a name.')
  const picture = fileNameOf(snapshot.name)
  if (picture === '') throw new SourceEditError(`${snapshot.name} has no letter or digit to name a picture by.`)
  if (namesIn(list.elements).some((other) => fileNameOf(other) === picture)) {
    throw new SourceEditError(`There is a snapshot named ${snapshot.name} already.`)
  }
  if ((snapshot.inputs?.length ?? 0) > MOST_SNAPSHOT_INPUTS) {
    throw new SourceEditError(
      `Too much was done for a snapshot: ${snapshot.inputs?.length} inputs. Restart, and do only what the picture needs.`,
    )
  }
  const close = list.end - 1
  const last = list.elements.at(-1)
  const text = `  ${printSnapshot(snapshot)},\n`
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
