import { Container, Graphics, Sprite } from 'pixi.js'
import type { manifest } from '../../../assets/bluff-later/manifest'
import {
  BAT_FEET,
  BURNT,
  CANDLE,
  DAY,
  FLAME,
  GOAT_BODY,
  GOAT_NECK,
  GULL_SEAT,
  GULL_TAIL,
  HEN_SEAT,
  HEN_WING,
  KIBITZERS,
  ROOM,
  SEAT,
  TABLE,
  WING,
} from '../../../assets/bluff-later/shared'
import { DEGREE, lerp } from '../../../src/stage/contract/math'
import { progress, since } from '../../../src/stage/contract/rules/spans'
import type { Moment, View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { CANDLE as CANDLE_LASTS, PLAYERS, REFUSAL, SHOWN_AFTER, STAKES } from '../layout'
import type { BluffState, Player, Table } from '../state'
import { Hand, Herrings } from './hands'
import { Stakes } from './stakes'

type Kit = LaterKit<typeof manifest>

const NIGHT = 0x1d1a17
const FAR = 4000
/** Where the flame stands on the wick. */
const WICK = { x: 796, y: 634 } as const
/** The light of a candle on rock: how far it reaches, in scene units, in so many rings, how much each adds, and how much it breathes. */
const GLOW = { across: 460, high: 330, rings: 14, light: 0.016, breath: 0.03, color: 0xf5e2be } as const
/** Somebody looks at somebody else's cards, every so many ms. */
const GLANCE = 2600
/** What the goat has in its mouth: from where its neck turns. */
const BITE = { x: 62, y: 52, turn: 24 } as const
/** Those in the dark: where their eyes are, and one pair more, which is nobody's. */
const EYES: Readonly<Record<Player, { readonly x: number; readonly y: number; readonly turn: number }>> = {
  goat: { x: 537, y: 444, turn: 0 },
  gull: { x: 300, y: 548, turn: 0 },
  bat: { x: 1352, y: 300, turn: Math.PI },
  hen: { x: 926, y: 536, turn: 0 },
}
const NOBODY = { x: 1150, y: 640, turn: 0 } as const
/** How far whoever takes the stakes bends over the table, from where to where of the dark, as shares of it. */
const REACH = { x: 800, y: 740, from: 0.3, until: 0.8 } as const
/** How often they blink in the dark, in ms, and for how long. */
const BLINK = { every: 1100, lasts: 130 } as const

/** The walls of the room, which are printed. */
export function createWalls(kit: Kit): View<BluffState> {
  const night = new Graphics().rect(-FAR, -FAR, 2 * FAR, 2 * FAR).fill(NIGHT)
  const rock = kit.sprite('room').updateTransform({ x: ROOM.left, y: ROOM.top })
  const root = new Container({ label: 'walls', children: [night, rock] })
  return {
    root,
    draw({ side, table }) {
      root.visible = side === 'room'
      rock.visible = table.dark === null
    },
  }
}

/** The room behind the small hole, by candle. */
export function createRoom(kit: Kit): View<BluffState> {
  const at = <Page extends { readonly left: number; readonly top: number }>({ left, top }: Page) => ({
    x: left,
    y: top,
  })
  const day = kit.sprite('day').updateTransform(at(DAY))
  day.label = 'holeOut'
  const glow = printGlow(kit)
  const kibitzers = kit.sprite('kibitzers').updateTransform(at(KIBITZERS))
  const goatHead = kit.sprite('goatHead')
  const bite = kit
    .sprite('card')
    .show('house')
    .updateTransform({ ...BITE, rotation: BITE.turn * DEGREE })
  const goat = new Container({ label: 'goatsHand', children: [goatHead, bite] })
  goat.position.copyFrom(GOAT_NECK)
  const hen = kit.sprite('hen')
  hen.label = 'hensHand'
  hen.position.copyFrom(HEN_SEAT)
  const bat = kit.sprite('bat')
  bat.label = 'batsHand'
  bat.position.copyFrom(BAT_FEET)
  const gull = kit.sprite('gull')
  gull.label = 'gullsHand'
  gull.position.copyFrom(GULL_SEAT)
  const wing = kit.sprite('gullWing')
  wing.position.copyFrom(WING)
  const candle = kit.sprite('candle').updateTransform(at(CANDLE))
  candle.label = 'candle'
  const flame = kit.sprite('flame')
  const rays = kit.sprite('rays')
  const goats = new Hand(kit, 'goat')
  const hens = new Hand(kit, 'hen')
  const bats = new Hand(kit, 'bat')
  const herrings = new Herrings(kit)
  const hands = [goats, hens, bats, herrings]
  const stakes = new Stakes(kit)
  const eyes = [...PLAYERS, null].map((who) => ({ who, sprite: kit.sprite('eyes') }))

  const lit = new Container({
    label: 'by candle',
    children: [
      glow,
      kibitzers,
      kit.sprite('goatBody').updateTransform(at(GOAT_BODY)),
      goat,
      goats.root,
      hen,
      hens.root,
      kit.sprite('henWing').updateTransform(at(HEN_WING)),
      bat,
      bats.root,
      rays,
      kit.sprite('table').updateTransform(at(TABLE)),
      candle,
      flame,
      kit.sprite('seat').updateTransform(at(SEAT)),
      kit.sprite('gullTail').updateTransform(at(GULL_TAIL)),
      gull,
      herrings.root,
      wing,
      stakes.root,
    ],
  })
  const dark = new Container({ label: 'in the dark', children: eyes.map(({ sprite }) => sprite) })
  const root = new Container({ label: 'room', children: [lit, day, dark] })

  const drawFolk = ({ table }: BluffState, { now, reducedMotion }: Moment) => {
    const { call } = table
    const moves = reducedMotion ? 0 : 1
    const glance = reducedMotion ? 0 : Math.floor(now / GLANCE) % 4
    goatHead.show(`${goatAt(call?.who ?? null, glance)}_negative`)
    goat.rotation = moves * (0.012 * Math.sin(now / 900) + (call?.who === 'goat' ? 0.02 * Math.sin(now / 70) : 0))
    bite.rotation = BITE.turn * DEGREE + moves * 0.09 * Math.sin(now / 150)
    hen.show(call?.who === 'hen' ? 'called_negative' : 'sits_negative')
    hen.scale.y = 1 + moves * 0.012 * Math.sin(now / 500)
    bat.show(call?.who === 'bat' || glance === 2 ? 'awake_negative' : 'peek_negative')
    bat.rotation = 2 * DEGREE + moves * 0.014 * Math.sin(now / 1300)
    const refuses = since(table.refusedAt, now) < REFUSAL
    const isCaught = call?.who === 'gull' && now - call.from >= SHOWN_AFTER
    gull.show(isCaught ? 'caught' : refuses || call?.who === 'gull' || glance === 1 ? 'away' : 'calm')
    // It draws its cards in when it is called too soon.
    wing.rotation = moves * (refuses ? -0.1 : 0.008 * Math.sin(now / 760))
    herrings.root.x = refuses ? -16 : 0
    gull.scale.y = 1 + moves * 0.008 * Math.sin(now / 640)
  }

  const drawCandle = ({ burnt }: Table, { now, reducedMotion, boil }: Moment) => {
    const drawing = Math.min(BURNT.drawings - 1, Math.floor((burnt / CANDLE_LASTS) * BURNT.drawings))
    const sunk = drawing * BURNT.sinks
    candle.show(drawing)
    flame.show(reducedMotion ? 0 : boil)
    flame.position.set(WICK.x, WICK.y + sunk)
    rays.position.set(WICK.x, WICK.y + sunk)
    rays.rotation = reducedMotion ? 0 : 0.02 * Math.sin(now / 400)
    glow.position.set(FLAME.x, FLAME.y + sunk)
    glow.scale.set(1 + (reducedMotion ? 0 : GLOW.breath * (boil - 1)))
  }

  const drawDark = ({ holders, candles, dark: span }: Table, { now, reducedMotion }: Moment) => {
    const share = progress(span, now)
    for (let i = 0; i < eyes.length; i++) {
      const pair = eyes[i]
      if (!pair) continue
      const { x, y, turn } = pair.who ? EYES[pair.who] : NOBODY
      const takes = i === candles && isAnything(holders)
      const reach = takes && share > REACH.from && share < REACH.until
      const bend = reach ? Math.sin(((share - REACH.from) / (REACH.until - REACH.from)) * Math.PI) : 0
      const blinks = !reducedMotion && (now + i * 370) % BLINK.every < BLINK.lasts
      pair.sprite.show(blinks ? 'shut_negative' : 'open_negative')
      pair.sprite.position.set(lerp(x, REACH.x, bend * 0.6), lerp(y, REACH.y, bend * 0.6))
      pair.sprite.rotation = turn
      // Nobody comes late.
      pair.sprite.visible = pair.who !== null || share > REACH.from
    }
  }

  return {
    root,
    draw(state, moment) {
      const { side, table } = state
      root.visible = side === 'room'
      if (!root.visible) return
      lit.visible = table.dark === null
      dark.visible = table.dark !== null
      if (table.dark) {
        drawDark(table, moment)
        return
      }
      drawFolk(state, moment)
      drawCandle(table, moment)
      for (const hand of hands) hand.draw(table, moment.now)
      stakes.draw(table, moment.now)
    },
  }
}

/** Where the goat looks: at whoever is called, else about. */
function goatAt(called: Player | null, glance: number): 'rest' | 'left' | 'right' | 'caught' {
  if (called === 'goat') return 'caught'
  if (called === 'gull') return 'left'
  if (called) return 'right'
  return glance === 1 ? 'left' : glance === 3 ? 'right' : 'rest'
}

/** Whether anything lies on the table. */
function isAnything(holders: Table['holders']): boolean {
  for (const stake of STAKES) if (holders[stake] === 'table') return true
  return false
}

function printGlow(kit: Kit): Sprite {
  const { across, high, rings, light, color } = GLOW
  const content = new Graphics()
  for (let ring = 1; ring <= rings; ring++) {
    const share = ring / rings
    content.ellipse(0, 0, across * share, high * share).fill({ color, alpha: light })
  }
  return new Sprite(kit.bake(content, { x: -across, y: -high, width: 2 * across, height: 2 * high }, 0.5))
}
