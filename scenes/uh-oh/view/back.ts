import { Container, Graphics } from 'pixi.js'
import { GROUNDS, type Ground } from '../../../assets/uh-oh/shared'
import type { manifest } from '../../../assets/uh-oh-later/manifest'
import { AT_CRANK, LADDER_FOLK, LEFT, TAPES, TOP, WHEEL } from '../../../assets/uh-oh-later/shared'
import { clamp, DEGREE, hop, lerp, ringing, smoothstep } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment, View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { BACK, isTorn, ROLL, WITNESS_HOP } from '../layout'
import type { UhOhState } from '../state'

type Kit = LaterKit<typeof manifest>

/** What each ground leaves of the white of the page that falls. */
const TINT: Readonly<Record<Ground, number>> = {
  paper: 0xffffff,
  plum: 0xa4849a,
  grey: 0xffffff,
  night: 0x4a4541,
  dawn: 0xf6e4e2,
  storm: 0xa49d94,
}

/** The rip runs up the page in so many steps. */
const RIP_STEPS = 6
/** The halves of the page: where they hang, how much later they let go, in ms, and how they turn as they fall, in radians. */
const HALVES = [
  { name: 'upper', x: 962, y: 210, late: 0, turn: -0.34 },
  { name: 'lower', x: 958, y: 760, late: 90, turn: 0.26 },
] as const
/** How far they fall in that time, in scene units. */
const FALL = { lasts: BACK.fallen - BACK.torn, far: 1700 } as const
/** The page that comes down begins and ends so far beyond the window, in scene units. */
const BEYOND = 60
/** The middle of the stage; and how much wider the roll is than it is drawn: wider than any window. */
const MIDDLE = 800
const ROLL_WIDTH = 2.6

/** What is behind the page: it rips from below, falls, and one looks at it until the next page comes down. What is mended stays taped. */
export function createBack(kit: Kit): View<UhOhState> {
  const rows = (name: 'back' | 'edge' | 'strip') =>
    (['stage', 'above', 'below'] as const).map((row) =>
      kit
        .cutSprite(row === 'stage' ? name : row === 'above' ? (`${name}Above` as const) : (`${name}Below` as const))
        .updateTransform({ x: LEFT[name], y: TOP[row] }),
    )
  const wheel = kit.sprite('wheel').updateTransform(WHEEL)
  const cranker = kit.sprite('cranker').updateTransform(AT_CRANK)
  const folk = LADDER_FOLK.map((place, i) => kit.sprite('folk').show(i).updateTransform(place))
  const boards = new Container({ children: [...rows('back'), ...folk, wheel, cranker] })
  const halves = HALVES.map((half) => ({ ...half, sprite: kit.sprite('fallen').show(half.name) }))
  const edges = new Container({ children: [...rows('edge'), ...rows('strip')] })
  const seen = new Container({ children: [boards, ...halves.map(({ sprite }) => sprite), edges] })
  const opening = new Graphics().rect(-1000, 0, 3600, 1).fill()
  const roll = kit.sprite('roll')
  const tapes = TAPES.map(({ x, y, turn }) => kit.sprite('tape').updateTransform({ x, y, rotation: turn * DEGREE }))
  const root = new Container({ label: 'back', children: [...tapes, seen, opening, roll] })
  opening.visible = false

  /** Shows what lies between these heights alone. */
  const openBetween = (top: number, bottom: number) => {
    opening.y = top
    opening.scale.y = Math.max(1, bottom - top)
    if (seen.mask !== opening) seen.mask = opening
    opening.visible = true
  }
  const openAll = () => {
    if (seen.mask) seen.mask = null
    opening.visible = false
  }

  return {
    root,
    draw(screen, moment) {
      const { now, reducedMotion, viewport } = moment
      const { back, rounds } = screen
      for (let i = 0; i < tapes.length; i++) {
        const tape = tapes[i]
        if (tape) tape.visible = i < rounds
      }
      seen.visible = back !== null && now >= back.from + BACK.rips
      roll.visible = back !== null && now > back.rolls
      if (!back || !seen.visible) {
        openAll()
        return
      }
      const age = now - back.from
      const top = viewport.visible.y
      const bottom = top + viewport.visible.height
      boards.visible = isTorn(screen, now)
      const rolled = (now - back.rolls) / ROLL
      if (roll.visible) {
        const y = lerp(top - BEYOND, bottom + BEYOND, smoothstep(0, 1, rolled))
        openBetween(y, bottom)
        roll.position.set(MIDDLE, y)
        roll.scale.set(ROLL_WIDTH, 1 - 0.2 * rolled)
      } else if (!boards.visible) {
        const share = reducedMotion
          ? 1
          : Math.ceil(((age - BACK.rips) / (BACK.torn - BACK.rips)) * RIP_STEPS) / RIP_STEPS
        openBetween(lerp(bottom, top, clamp(share, 0, 1)), bottom)
      } else openAll()

      for (let i = 0; i < halves.length; i++) {
        const half = halves[i]
        if (!half) continue
        const fallen = Math.max(0, age - BACK.torn - half.late) / FALL.lasts
        half.sprite.visible = boards.visible && fallen < 1 && !reducedMotion
        half.sprite.tint = TINT[GROUNDS[screen.ground] ?? 'paper']
        half.sprite.position.set(half.x, half.y + fallen * fallen * FALL.far)
        half.sprite.rotation = half.turn * fallen * fallen
      }
      drawFolk(screen, moment, age, rolled)
    },
  }

  function drawFolk(screen: UhOhState, { now, reducedMotion }: Moment, age: number, rolled: number): void {
    const motion = reducedMotion ? 0 : 1
    // The rope stops with a jerk; then it is turned the other way.
    const jerk = ringing(age - BACK.fallen, 90, 300) * motion
    wheel.rotation = jerk * 0.12 - Math.max(0, rolled) * 9 * motion
    const isSaying = age >= BACK.says && rolled < 0
    cranker.show(isSaying ? 'says' : 'waits')
    const poked = hop(since(screen.poked, now) / WITNESS_HOP.lasts)
    const spoken = ringing(age - BACK.says, 80, 240) * motion
    const cranking = rolled > 0 ? Math.sin(rolled * 40) * 4 * motion : 0
    cranker.position.set(AT_CRANK.x, AT_CRANK.y - poked * WITNESS_HOP.high + cranking)
    cranker.scale.set(1 - spoken * 0.06, 1 + spoken * 0.1)
    for (let i = 0; i < folk.length; i++) {
      const one = folk[i]
      const place = LADDER_FOLK[i]
      if (!one || !place) continue
      one.visible = i <= screen.rounds
      const startled = hop((age - BACK.fallen - 120 - i * 70) / 260) * motion
      one.y = place.y - startled * 14
    }
  }
}
