import type { Tunable } from '../contract/scene'
import { readSceneLink } from './sceneLink'

/** What stands in the address beside a day's numbers; the language is the site's. */
const KNOWN = ['seed', 'at', 'paused', 'speed', 'debug', 'lang', 'game']

/** What makes no sense in the query of a day's address, and is ignored: a remark on each, for whoever makes the day. */
export function remarksOn(query: string, table: Readonly<Record<string, Tunable>>): string[] {
  const remarks: string[] = []
  readSceneLink(query, table, (name, text, takes) => {
    const what = takes && `a ${takes.isWhole ? 'whole ' : ''}number from ${takes.min} to ${takes.max}`
    remarks.push(`${name}=${text} is ignored: it takes ${what ?? 'nothing, yes or no'}.`)
  })
  for (const name of new URLSearchParams(query).keys()) {
    if (!KNOWN.includes(name) && !Object.hasOwn(table, name)) {
      remarks.push(`${name} is ignored: this day knows no such number.`)
    }
  }
  return remarks
}
