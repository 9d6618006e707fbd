import { Container } from 'pixi.js'
import { RIGHT_WRIST } from '../../../assets/crabby/shared'
import type { manifest } from '../../../assets/crabby-later/manifest'
import { hop, lerp, ringing, smoothstep } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { CASTLE, CRAB_GROUND, CRAB_SIZE, foamEdge, LETTER, STRANDS, TAKEN, TIDE_LINE } from '../layout'
import type { CrabbyState } from '../state'

/** How something is left: from so far up the sand, in scene units, within so many ms. */
const LEFT = { from: 46, lasts: 520 } as const
/** Where the crab holds what it carries, about the sand under it, in scene units; turned, in radians; and how long it takes to get there, in ms. */
const HELD = {
  x: (RIGHT_WRIST.x + 16) * CRAB_SIZE,
  y: (RIGHT_WRIST.y - 72) * CRAB_SIZE,
  turn: -0.5,
  lasts: 320,
} as const
/** How high something hops that is touched, in scene units, for how long, in ms. */
const TOUCHED = { high: 26, lasts: 320 } as const
/** When the bottle leaves the castle that is taken, and when it strands, in ms; how far the sea carries it to and fro, in scene units. */
const BOTTLE = { floats: 900, strands: 3000, sway: 16 } as const
/** How the letter unrolls, and how long it takes to go, in ms; how high it stands, in scene units. */
const READ = { half: 200, open: 380, goes: 500, rise: 44 } as const

/** What lies on the sand; and after a castle its bottle, and the letter that was in it. */
export function createJetsam(kit: LaterKit<typeof manifest>): View<CrabbyState> {
  const pieces = STRANDS.map(() => kit.sprite('piece'))
  const bottle = kit.sprite('piece')
  const letter = kit.sprite('letter')
  const root = new Container({ label: 'jetsam', children: [...pieces, bottle, letter] })

  return {
    root,
    draw({ castle, wave }, { now, reducedMotion }) {
      const { lying, touched, takenAt } = castle
      const motion = reducedMotion ? 0 : 1
      const isWet = foamEdge(wave, now) > TIDE_LINE ? motion : 0
      for (let i = 0; i < pieces.length; i++) {
        const [sprite, piece] = [pieces[i], lying[i]]
        if (!sprite) continue
        sprite.visible = piece !== undefined
        if (!piece) continue
        const left = smoothstep(0, LEFT.lasts, now - piece.since)
        const jumps = touched?.what === piece.kind ? hop((now - touched.at) / TOUCHED.lasts) * TOUCHED.high : 0
        sprite.show(piece.kind)
        sprite.position.set(piece.x, TIDE_LINE - (1 - left) * LEFT.from - jumps)
        sprite.rotation = (isWet * Math.sin(now / 150 + i * 2) * 0.1 + (1 - left) * 0.5) * motion
      }
      const age = since(takenAt, now)
      const going = Math.min(1, (TAKEN.over - age) / READ.goes)
      bottle.visible = age >= BOTTLE.floats && age < TAKEN.over
      if (bottle.visible) {
        const way = smoothstep(BOTTLE.floats, BOTTLE.strands, age)
        const isOpen = age >= TAKEN.read - 160
        const floats = (1 - way) * motion
        bottle.show(isOpen ? 'uncorked' : 'bottle')
        bottle.position.set(
          lerp(CASTLE.x - 130, LETTER.x, way) + floats * BOTTLE.sway * Math.sin(now / 320),
          lerp(CASTLE.y - 20, LETTER.y, way) + floats * 6 * Math.sin(now / 190),
        )
        bottle.rotation = floats * 0.3 * Math.sin(now / 270) + ringing(age - TAKEN.read + 160, 110, 160) * 0.2 * motion
        bottle.alpha = going
      }
      const read = age - TAKEN.read
      letter.visible = read >= 0 && age < TAKEN.over
      if (!letter.visible) return
      letter.show(read < READ.half ? 'rolled' : read < READ.open ? 'half' : 'open')
      letter.position.set(LETTER.x, LETTER.y - READ.rise - 14 * smoothstep(0, READ.half, read))
      letter.rotation = motion * 0.03 * Math.sin(now / 700)
      letter.scale.set(1 + ringing(read - READ.open, 90, 180) * 0.08 * motion)
      letter.alpha = going
    },
  }
}

/** What the crab carries, in its right claw: about the sand under the crab. */
export function createCarried(kit: LaterKit<typeof manifest>): View<CrabbyState> {
  const sprite = kit.sprite('piece')
  return {
    root: sprite,
    draw({ castle: { carried }, crab }, { now, size }) {
      sprite.visible = carried !== null
      if (!carried) return
      const share = smoothstep(0, HELD.lasts, now - carried.since)
      sprite.show(carried.kind)
      sprite.position.set(
        lerp(carried.x - (crab.x / 100) * size.width, HELD.x, share),
        lerp(TIDE_LINE - CRAB_GROUND, HELD.y, share),
      )
      sprite.rotation = HELD.turn * share
      sprite.scale.set(lerp(1, 0.86, share))
    },
  }
}
