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
  /^scenes\/flame\/(words|numbers)\./,
  /^scenes\/flame\/fire\//,
  /^scenes\/flame\/screens\//,
  /^scenes\/flame\/(useRoomScreen|FlamePage|index)\./,
]

/** What rules may never know of, wherever they take it from. */
const BEYOND_RULES =
  /^(pixi\.js|@pixi\/.*|react|react-dom|wouter)(\/|$)|^src\/(ui|day|home|debug|sound|loading)\/|^src\/stage\/(kit|canvas|session|input|page)\//

const isShared = (file: string) => BROWSERLESS.test(file) || /^assets\/[^/]+\/shared\.ts$/.test(file)

const site = importsIn(['src', 'scenes', 'assets'])
const browserSite = site.filter(({ from }) => !from.startsWith('src/dev/'))

function storeyOf(file: string): number {
  return STOREYS.findIndex(([, files]) => files.test(file))
}

/** A file of a day on the stage, by its day and its place in the day's folder; `null` for any other. */
function roomOf(file: string): { day: string; room: string } | null {
  const [, day = '', room = ''] = /^scenes\/([^/]+)\/(.+)$/.exec(file) ?? []
  return day === '' || !site.some(({ from }) => from === `scenes/${day}/rules.ts`) ? null : { day, room }
}

const print = ({ from, to }: Import) => `${from} imports ${to}`

describe('the house', () => {
  it('has no circles of imports, of types neither', () => {
    expect(circlesIn(site).map((circle) => circle.join(' > '))).toEqual([])
  })

  it('has a storey for every file that ships', () => {
    const homeless = browserSite.filter(({ from }) => from.startsWith('src/') && storeyOf(from) < 0)
    expect(homeless.map(print)).toEqual([])
  })

  it('knows nothing above itself', () => {
    const upwards = browserSite.filter(({ from, to }) => {
      if (!from.startsWith('src/')) return false
      return /^(scenes|tests)\//.test(to) || to.startsWith('src/dev/') || storeyOf(to) > storeyOf(from)
    })
    expect(upwards.map(print)).toEqual([])
  })

  it('keeps its days apart: none knows another', () => {
    const across = site.filter(({ from, to }) => {
      const [, day] = /^scenes\/([^/]+)\//.exec(from) ?? []
      const [, other] = /^scenes\/([^/]+)\//.exec(to) ?? []
      return day !== undefined && other !== undefined && day !== other
    })
    expect(across.map(print)).toEqual([])
  })
})

describe('the walls between drawings, site and days', () => {
  it('let days take of drawings and sounds only what ships: manifests, and what both share', () => {
    const wrong = site.filter(({ from, to }) => {
      return (
        from.startsWith('scenes/') && to.startsWith('assets/') && !/\/(manifest|sounds\.manifest|shared)\.ts$/.test(to)
      )
    })
    expect(wrong.map(print)).toEqual([])
  })

  it('let drawings and sounds take of the site only what knows no browser, and of days nothing', () => {
    const wrong = site.filter(
      ({ from, to }) => from.startsWith('assets/') && /^(src|scenes)\//.test(to) && !BROWSERLESS.test(to),
    )
    expect(wrong.map(print)).toEqual([])
    const browser = site.filter(({ from, to, isType }) => !isType && BROWSERLESS.test(from) && !BROWSERLESS.test(to))
    expect(browser.map(print)).toEqual([])
  })

  it('keep what both share apart from the ink: days would bring it along', () => {
    const wrong = site.filter(({ from, to }) => /^assets\/[^/]+\/shared\.ts$/.test(from) && !isShared(to))
    expect(wrong.map(print)).toEqual([])
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
    const wrong = inDays.filter(({ day, room, to }) => {
      const target = roomOf(to)
      const mayImport = ROOMS.find(([rooms]) => rooms.test(room))?.[1]
      return target?.day === day && mayImport !== undefined && !mayImport.test(target.room)
    })
    expect(wrong.map(print)).toEqual([])
  })

  it('draw from the rules nothing but types', () => {
    const wrong = inDays.filter(({ room, to, isType }) => {
      return /^view(\.ts$|\/)/.test(room) && !isType && /^rules(\.ts$|\/)/.test(roomOf(to)?.room ?? '')
    })
    expect(wrong.map(print)).toEqual([])
  })

  it('have rules that know no Pixi, no DOM and no view', () => {
    const isRules = (room: string) => ROOMS.some(([rooms]) => rooms.test(room))
    const wrong = inDays.filter(({ room, to, isType }) => isRules(room) && !isType && BEYOND_RULES.test(to))
    expect(wrong.map(print)).toEqual([])
  })
})

it('in the chat, imports lead one way: screens and fire to words, server and room', () => {
  const storeyInChat = (file: string) => CHAT_STOREYS.findIndex((storey) => storey.test(file))
  const inChat = site.filter(({ from, to }) => from.startsWith('scenes/flame/') && to.startsWith('scenes/flame/'))
  expect(inChat.length).toBeGreaterThan(50)
  const upwards = inChat.filter(({ from, to }) => storeyInChat(to) > storeyInChat(from) || storeyInChat(to) < 0)
  expect(upwards.map(print)).toEqual([])
})
