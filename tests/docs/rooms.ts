import { readFileSync } from 'node:fs'
import { type Import, importsIn } from '../architecture/importGraph'
import { BROWSERLESS, STOREYS } from '../architecture/storeys'
import { type Edge, mermaid, type Node } from './mermaid'

/** A room of a picture, and which files are in it. */
interface Room extends Node {
  readonly house: string
  readonly has: (file: string) => boolean
}

/** The rooms of the stage, from the ground up, and what each holds. */
const STAGE: Readonly<Record<string, string>> = {
  contract: 'what a day says: scene, areas, geometry, helpers for rules',
  time: 'playhead, input queue, keyframes, recordings, chance',
  kit: 'what views are built of',
  canvas: 'the one Pixi application: sheets, fit, frames, resolution',
  session: 'one visit to a day: run, effects, announcer',
  input: 'pointer, keys, focus, areas as buttons',
  link: 'a game in an address: packed, opened, watched',
  page: 'the React components around it',
}

const SHIPPED = /^assets\/.*\/(manifest|sounds\.manifest|shared)\.ts$/
const HAND = /^assets\/(ink|characters|blotlings|sound|pipeline)\//

/** Whoever imports of the days by the name of a folder. */
const BY_FOLDER = /import\.meta\.glob(?:<\w+>)?\(\s*'#scenes\//

const imports = importsIn(['src', 'scenes', 'assets'])

/** The whole house: who imports code of whom. */
export function pictureOfHouse(): string {
  const rooms = [
    room('scenes', 'days', 'the days, one folder each', /^scenes\//),
    room('assets', 'drawings', 'drawings.ts, sounds.ts<br>of every day', /^assets\//, SHIPPED, HAND),
    room('assets', 'hand', 'ink, characters, sound, pipeline:<br>the hand that draws', HAND, SHIPPED),
    room('assets', 'manifests', 'manifest.ts, shared.ts:<br>what ships', SHIPPED),
    room('src', 'dev', 'dev: commands, plugins', /^src\/dev\//),
    room('src', 'stage', 'stage: see below', /^src\/stage\//, BROWSERLESS),
    room('src', 'plain', 'plain data: calendar,<br>words, chance, mathematics', BROWSERLESS),
    ...STOREYS.filter(([name]) => !(name in STAGE)).map(([name, files]) =>
      room('src', name.replaceAll(' ', '-'), name, files, BROWSERLESS),
    ),
  ]
  const ofCode = imports.filter(({ isType }) => !isType)
  return mermaid(rooms, [...arrowsBetween(rooms, ofCode), ...arrowsByFolder(rooms)])
}

/** The eight rooms of the stage; a dotted arrow takes nothing but types. */
export function pictureOfStage(): string {
  const rooms = Object.entries(STAGE).map(([name, holds]) => {
    const files = STOREYS.find(([storey]) => storey === name)?.[1]
    if (!files) throw new Error(`The stage has no room ${name}.`)
    return room('src/stage', name, `${name}<br>${holds}`, files)
  })
  return mermaid(rooms, arrowsBetween(rooms, imports))
}

/** A room of these files, but for some that belong elsewhere. */
function room(house: string, id: string, label: string, files: RegExp, ...elsewhere: readonly RegExp[]): Room {
  return { house, id, label, has: (file) => files.test(file) && !elsewhere.some((others) => others.test(file)) }
}

/** The imports between rooms, but for those that a longer way through the same houses says already. */
function arrowsBetween(rooms: readonly Room[], edges: readonly Import[]): Edge[] {
  /** Where each room leads, and whether nothing but types are taken. */
  const targets = new Map(rooms.map((room) => [room, new Map<Room, boolean>()]))
  for (const { from, to, isType } of edges) {
    const [start, end] = [from, to].map((file) => rooms.find((room) => room.has(file)))
    if (!start || !end || start === end) continue
    const found = targets.get(start)
    found?.set(end, isType && (found.get(end) ?? true))
  }
  const next = (room: Room) => [...(targets.get(room)?.keys() ?? [])]
  const leads = (from: Room, to: Room, through: readonly string[], gone: readonly Room[] = []): boolean =>
    next(from).some((room) => {
      const isOnTheWay = through.includes(room.house) && !gone.includes(room)
      return room === to || (isOnTheWay && leads(room, to, through, [...gone, room]))
    })
  return rooms.flatMap((from) =>
    [...(targets.get(from) ?? [])]
      .filter(([to]) => {
        const through = [from.house, to.house]
        return !next(from).some((room) => room !== to && through.includes(room.house) && leads(room, to, through))
      })
      .map(([to, isDotted]) => ({ from: from.id, to: to.id, isDotted })),
  )
}

function arrowsByFolder(rooms: readonly Room[]): Edge[] {
  const files = new Set(imports.map(({ from }) => from).filter((file) => file.startsWith('src/')))
  const finding = [...files].filter((file) => BY_FOLDER.test(readFileSync(file, 'utf8')))
  const from = rooms.filter((room) => finding.some(room.has))
  if (from.length === 0) throw new Error('Nobody imports the days by the names of their folders.')
  return from.map(({ id }) => ({ from: id, to: 'days', label: 'by the name of its folder', isDotted: true }))
}
