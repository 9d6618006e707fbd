import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { circlesIn, type Import, importsIn } from './importGraph'
import { BROWSERLESS, STOREYS } from './storeys'

/** Of a day, what each of its rooms may take from the others; elsewhere they take what the storeys allow. */
const ROOMS: readonly (readonly [room: RegExp, mayImport: RegExp])[] = [
  [/^state\.ts$/, /^$/],
  [/^texts\.ts$/, /^$/],
  [/^layout\.ts$/, /^(state|texts)\.ts$/],
  [/^tuning\.ts$/, /^$/],
  [/^words\.ts$/, /^(state|layout|texts)\.ts$/],
  [/^areas\.ts$/, /^(state|layout|tuning|words|names)\.ts$/],
  [/^(rules\.ts|rules\/.*)$/, /^(state|layout|tuning|texts)\.ts$|^rules\//],
  [/^keys\.ts$/, /^(state|layout|find)\.ts$|^texts\//],
  [/^snapshots\.ts$/, /^(state|layout)\.ts$/],
]

/** The rooms of the chat, from the ground up: each may import from itself and from those before it. */
const CHAT_STOREYS = [
  /^scenes\/flame\/wallClock\./,
  /^scenes\/flame\/room\//,
  /^scenes\/flame\/server\//,
  /^scenes\/flame\/(words|numbers|finds)\./,
  /^scenes\/flame\/fire\//,
  /^scenes\/flame\/screens\//,
  /^scenes\/flame\/(useRoomScreen|FlamePage|index)\./,
]

/** What rules may never know of, wherever they take it from. */
const BEYOND_RULES =
  /^(pixi\.js|@pixi\/.*|react|react-dom|wouter)(\/|$)|^src\/(ui|day|home|debug|sound|loading)\/|^src\/stage\/(kit|canvas|session|input|page)\//

const DAYS = readdirSync('scenes', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
)

const isShared = (file: string) => BROWSERLESS.test(file) || /^assets\/[^/]+\/shared\.ts$/.test(file)

const site = importsIn(['src', 'scenes', 'assets'])
const browserSite = site.filter(({ from }) => !from.startsWith('src/dev/'))

function storeyOf(file: string): number {
  return STOREYS.findIndex(([, files]) => files.test(file))
}

/** The day that a file belongs to: it lies in the day's folder, or in one of its asset bundles. */
function dayOf(file: string): string | undefined {
  const [, folder = ''] = /^(?:scenes|assets)\/([^/]+)\//.exec(file) ?? []
  return DAYS.find((day) => folder === day || folder.startsWith(`${day}-`))
}

/** A file of a day on the stage, by its day and its place in the day's folder; `null` for any other. */
function roomOf(file: string): { day: string; room: string } | null {
  const [, day = '', room = ''] = /^scenes\/([^/]+)\/(.+)$/.exec(file) ?? []
  return day === '' || !site.some(({ from }) => from === `scenes/${day}/rules.ts`) ? null : { day, room }
}

/** What of these imports ought not to be. */
function printed<Edge extends Import>(edges: readonly Edge[], isWrong: (edge: Edge) => boolean): readonly string[] {
  return edges.filter(isWrong).map(({ from, to }) => `${from} imports ${to}`)
}

describe('the house', () => {
  it('has no circles of imports, of types neither', () => {
    expect(circlesIn(site).map((circle) => circle.join(' > '))).toEqual([])
  })

  it('has a storey for every file that ships', () => {
    expect(printed(browserSite, ({ from }) => from.startsWith('src/') && storeyOf(from) < 0)).toEqual([])
  })

  it('knows nothing above itself', () => {
    const isAbove = (to: string, from: string) => /^(scenes|tests|src\/dev)\//.test(to) || storeyOf(to) > storeyOf(from)
    expect(printed(browserSite, ({ from, to }) => from.startsWith('src/') && isAbove(to, from))).toEqual([])
  })

  it('keeps its days apart, and their drawings and sounds: none knows another', () => {
    const days = site.filter(({ from, to }) => dayOf(from) !== undefined && dayOf(to) !== undefined)
    expect(days.length).toBeGreaterThan(500)
    expect(printed(days, ({ from, to }) => dayOf(from) !== dayOf(to))).toEqual([])
  })
})

describe('the walls between drawings, site and days', () => {
  it('let days take of drawings and sounds only what ships: manifests, and what both share', () => {
    const ofDays = site.filter(({ from, to }) => from.startsWith('scenes/') && to.startsWith('assets/'))
    expect(printed(ofDays, ({ to }) => !/\/(manifest|sounds\.manifest|shared)\.ts$/.test(to))).toEqual([])
  })

  it('let drawings and sounds take of the site only what knows no browser, and of days nothing', () => {
    const ofAssets = site.filter(({ from, to }) => from.startsWith('assets/') && /^(src|scenes)\//.test(to))
    expect(printed(ofAssets, ({ to }) => !BROWSERLESS.test(to))).toEqual([])
    const ofBrowserless = site.filter(({ from, isType }) => !isType && BROWSERLESS.test(from))
    expect(printed(ofBrowserless, ({ to }) => !BROWSERLESS.test(to))).toEqual([])
  })

  it('keep what both share apart from the ink: days would bring it along', () => {
    expect(printed(site, ({ from, to }) => /^assets\/[^/]+\/shared\.ts$/.test(from) && !isShared(to))).toEqual([])
  })
})

describe('words of the contract', () => {
  it.each([
    ['`keys`: no day listens to keys of the page', /addEventListener\(\s*'(key|paste)|useUnfocusedKeys|keyOwner/],
    ['`score`: no day enters a score', /scores\.enter/],
  ])('are used: %s', (_, byHand) => {
    const files = readdirSync('scenes', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
    expect(files.filter((file) => byHand.test(readFileSync(`scenes/${file}`, 'utf8')))).toEqual([])
  })
})

describe('the rooms of a day', () => {
  const inDays = site.flatMap((edge) => {
    const at = roomOf(edge.from)
    return at ? [{ ...edge, ...at }] : []
  })

  it('take from each other only what is below: state, layout, tuning, then areas and rules', () => {
    const isWrong = ({ day, room, to }: (typeof inDays)[number]) => {
      const target = roomOf(to)
      const mayImport = ROOMS.find(([rooms]) => rooms.test(room))?.[1]
      return target?.day === day && mayImport !== undefined && !mayImport.test(target.room)
    }
    expect(printed(inDays, isWrong)).toEqual([])
  })

  it('draw from the rules nothing but types', () => {
    const ofViews = inDays.filter(({ room, isType }) => /^view(\.ts$|\/)/.test(room) && !isType)
    expect(printed(ofViews, ({ to }) => /^rules(\.ts$|\/)/.test(roomOf(to)?.room ?? ''))).toEqual([])
  })

  it('have rules that know no Pixi, no DOM and no view', () => {
    const ofRules = inDays.filter(({ room, isType }) => !isType && ROOMS.some(([rooms]) => rooms.test(room)))
    expect(printed(ofRules, ({ to }) => BEYOND_RULES.test(to))).toEqual([])
  })
})

it('in the chat, imports lead one way: screens and fire to words, server and room', () => {
  const storeyInChat = (file: string) => CHAT_STOREYS.findIndex((storey) => storey.test(file))
  const inChat = site.filter(({ from, to }) => from.startsWith('scenes/flame/') && to.startsWith('scenes/flame/'))
  expect(inChat.length).toBeGreaterThan(50)
  const isUpwards = ({ from, to }: Import) => storeyInChat(to) > storeyInChat(from) || storeyInChat(to) < 0
  expect(printed(inChat, isUpwards)).toEqual([])
})
