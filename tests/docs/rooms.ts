import { readFileSync } from 'node:fs'
import { type Import, importsIn } from '../architecture/importGraph'
import { BROWSERLESS, STOREYS } from '../architecture/storeys'
import { mermaid } from './mermaid'

/** A room of a picture: what it is called there, and the files in it. */
interface Room {
  readonly id: string
  readonly label: string
  /** The frame around it. */
  readonly house: string
  readonly has: (file: string) => boolean
}

interface Arrow {
  readonly from: Room
  readonly to: Room
  readonly label?: string
  readonly isDotted: boolean
}

/** The rooms of the stage, from the ground up, and what each holds. */
const STAGE: Readonly<Record<string, string>> = {
  contract: 'what a day says: scene, areas, geometry, helpers for rules',
  time: 'playhead, input queue, keyframes, recordings, chance',
  kit: 'what views are built of',
  canvas: 'the one Pixi application: sheets, fit, frames, resolution',
  session: 'one visit to a day: run, effects, announcer',
  input: 'pointer, keys, focus, areas as buttons',
  page: 'the React components around it',
}

/** Whoever imports of the days by the name of a folder. */
const BY_FOLDER = /import\.meta\.glob(?:<\w+>)?\(\s*'#scenes\//

const imports = importsIn(['src', 'scenes', 'assets'])

/** The whole house: who imports code of whom. */
export function pictureOfHouse(): string {
  const rooms = roomsOfHouse()
  const arrows = arrowsBetween(
    rooms,
    imports.filter(({ isType }) => !isType),
  )
  return mermaid(rooms, [...arrows, ...arrowsByFolder(rooms)])
}

/** The seven rooms of the stage; a dotted arrow takes nothing but types. */
export function pictureOfStage(): string {
  const rooms = Object.entries(STAGE).map(([name, holds]): Room => {
    const files = STOREYS.find(([storey]) => storey === name)?.[1]
    if (!files) throw new Error(`The stage has no room ${name}.`)
    return {
      id: name,
      label: `${name}<br>${holds}`,
      house: 'src/stage',
      has: (file) => files.test(file) && !file.endsWith('.css'),
    }
  })
  return mermaid(rooms, arrowsBetween(rooms, imports))
}

function roomsOfHouse(): Room[] {
  const isShipped = (file: string) => /^assets\/.*\/(manifest|sounds\.manifest|shared)\.ts$/.test(file)
  const isHand = (file: string) => /^assets\/(ink|characters|blotlings|sound|pipeline)\//.test(file)
  const storeys = STOREYS.filter(([name]) => !(name in STAGE))
  return [
    { id: 'days', label: 'the days, one folder each', house: 'scenes', has: (file) => file.startsWith('scenes/') },
    {
      id: 'drawings',
      label: 'drawings.ts, sounds.ts<br>of every day',
      house: 'assets',
      has: (file) => file.startsWith('assets/') && !isShipped(file) && !isHand(file),
    },
    {
      id: 'hand',
      label: 'ink, characters, sound, pipeline:<br>the hand that draws',
      house: 'assets',
      has: (file) => isHand(file) && !isShipped(file),
    },
    { id: 'manifests', label: 'manifest.ts, shared.ts:<br>what ships', house: 'assets', has: isShipped },
    { id: 'dev', label: 'dev: commands, plugins', house: 'src', has: (file) => file.startsWith('src/dev/') },
    {
      id: 'stage',
      label: 'stage: see below',
      house: 'src',
      has: (file) => file.startsWith('src/stage/') && !BROWSERLESS.test(file),
    },
    {
      id: 'plain',
      label: 'plain data: calendar,<br>words, chance, mathematics',
      house: 'src',
      has: (file) => BROWSERLESS.test(file),
    },
    ...storeys.map(([name, files]) => ({
      id: name.replaceAll(' ', '-'),
      label: name,
      house: 'src',
      has: (file: string) => files.test(file) && !BROWSERLESS.test(file),
    })),
  ]
}

/** The imports between rooms, but for those that a longer way through the same houses says already. */
function arrowsBetween(rooms: readonly Room[], edges: readonly Import[]): Arrow[] {
  const targets = new Map<Room, Map<Room, { isDotted: boolean }>>(rooms.map((room) => [room, new Map()]))
  for (const { from, to, isType } of edges) {
    const [start, end] = [from, to].map((file) => rooms.find((room) => room.has(file)))
    if (!start || !end || start === end) continue
    const known = targets.get(start)?.get(end)
    targets.get(start)?.set(end, { isDotted: isType && (known?.isDotted ?? true) })
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
      .map(([to, { isDotted }]) => ({ from, to, isDotted })),
  )
}

function arrowsByFolder(rooms: readonly Room[]): Arrow[] {
  const files = new Set(imports.map(({ from }) => from).filter((file) => file.startsWith('src/')))
  const finding = [...files].filter((file) => BY_FOLDER.test(readFileSync(file, 'utf8')))
  const from = rooms.filter((room) => finding.some(room.has))
  const to = rooms.find(({ id }) => id === 'days')
  if (!to || from.length === 0) throw new Error('Nobody imports the days by the names of their folders.')
  return from.map((room) => ({ from: room, to, label: 'by the name of its folder', isDotted: true }))
}
