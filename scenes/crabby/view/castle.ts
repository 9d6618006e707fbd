import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/crabby-later/manifest'
import { PLACES, POLE } from '../../../assets/crabby-later/shared'
import { easeOutBack, lerp, ringing, smoothstep } from '../../../src/stage/contract/math'
import type { Moment, View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { CASTLE, CASTLE_SIZE, foamEdge, HERMIT } from '../layout'
import type { Castle, CrabbyState, Jetsam } from '../state'

/** From where the crab reaches a part up, about the castle’s gate, in scene units; how long it takes, and how the part takes it, in ms. */
const REACHED = { x: -20, y: -170, lasts: 260, fading: 110, period: 210, by: 0.12 } as const
/** How long sand takes to stand up, in ms, and with which part the near wall does. */
const SAND = { rises: 460, wall: 3 } as const
/** How long the flag takes up its pole, and what it waits for, in ms; how long a drawing of it is seen. */
const FLAG = { after: 420, lasts: 400, each: 170 } as const
/** How what was built in floats off: which first, in ms; how long each is on its way; how far out, in scene units. */
const FLOATS: Readonly<Record<Jetsam, number>> = { tooth: 120, star: 420, ring: 620, boot: 760, bottle: 900 }
const AFLOAT = { lasts: 2300, x: -210, y: -150 } as const
/** The sand goes under within so many ms. */
const SLUMPS = { after: 200, lasts: 1500 } as const
/** Foam stands about its foot when the sea is so far up the sand, and is all there so much further on, in scene units. */
const MOAT = { from: CASTLE.y - 8, within: 30, each: 280 } as const
/** Where its flag comes to stand then: at the thimble, a little sunk; when, in ms. */
const LODGING = { x: HERMIT.x + 82, y: HERMIT.y + 2, size: 0.8, sets: 500, strands: 3000 } as const
/** The castle of who lives there, from the second flag on. */
const THIMBLES = { x: HERMIT.x - 92, y: HERMIT.y + 8 } as const

/** The castle: sand, what is built in, its flag, the foam about it; and how it goes. */
export function createCastle(kit: LaterKit<typeof manifest>): View<CrabbyState> {
  const keep = kit.sprite('keep')
  const wall = kit.sprite('wall')
  const flag = kit.sprite('flag')
  const moat = kit.sprite('moat')
  const parts = {
    tooth: kit.sprite('dome'),
    bottle: kit.sprite('bottleTower'),
    boot: kit.sprite('bootTower'),
    ring: kit.sprite('gate'),
    star: kit.sprite('rose'),
  }
  const { tooth, bottle, boot, ring, star } = parts
  const stands = new Container({ label: 'castle', children: [keep, tooth, bottle, boot, wall, ring, star, flag] })
  stands.position.copyFrom(CASTLE)
  moat.position.copyFrom(CASTLE)
  const root = new Container({ children: [stands, moat] })

  return {
    root,
    draw({ castle, wave }, moment) {
      const { now, reducedMotion } = moment
      const { built, takenAt, touched } = castle
      root.visible = built.length > 0
      if (!root.visible) return
      const motion = reducedMotion ? 0 : 1
      const taken = after(takenAt, now)
      const struck = touched?.what === 'castle' ? ringing(now - touched.at, 90, 170) * 0.05 * motion : 0
      stands.scale.set(1 + struck, 1 - struck)
      const left = 1 - smoothstep(SLUMPS.after, SLUMPS.after + SLUMPS.lasts, taken)
      drawSand(keep, after(built[0]?.since, now), left)
      drawSand(wall, after(built[SAND.wall - 1]?.since, now), left)
      drawPart('tooth', castle, moment)
      drawPart('bottle', castle, moment)
      drawPart('boot', castle, moment)
      drawPart('ring', castle, moment)
      drawPart('star', castle, moment)
      drawFlag(castle, moment)
      const beyond = foamEdge(wave, now) - MOAT.from
      moat.visible = beyond > 0 && left > 0
      moat.alpha = Math.min(1, beyond / MOAT.within) * left
      moat.show(reducedMotion ? 0 : Math.floor(now / MOAT.each) % 2)
    },
  }

  function drawSand(sand: typeof keep | typeof wall, age: number, left: number): void {
    sand.visible = age >= 0 && left > 0.02
    sand.scale.set(1 + (1 - left) * 0.16, easeOutBack(Math.max(0, age) / SAND.rises) * left)
  }

  function drawPart(kind: Jetsam, { built, takenAt }: Castle, { now, reducedMotion }: Moment): void {
    const part = parts[kind]
    const place = PLACES[kind]
    let age = -1
    for (const piece of built) if (piece.kind === kind) age = now - piece.since
    const floats = after(takenAt, now) - FLOATS[kind]
    // The bottle strands: what lies on the sand shows it from here on.
    part.visible = age >= 0 && floats < (kind === 'bottle' ? 0 : AFLOAT.lasts)
    if (!part.visible) return
    const motion = reducedMotion ? 0 : 1
    const [x, y] = [place.x * CASTLE_SIZE, place.y * CASTLE_SIZE]
    if (floats >= 0) {
      const share = floats / AFLOAT.lasts
      // It falls into the water first.
      const fallen = smoothstep(0, 0.24, share)
      part.position.set(
        x + AFLOAT.x * share * share + motion * 10 * Math.sin(now / 240 + x),
        lerp(y, 6, fallen) + AFLOAT.y * share * share + motion * 5 * Math.sin(now / 180 + x),
      )
      part.rotation = (fallen * (x > 0 ? 0.9 : -0.9) + 0.14 * Math.sin(now / 260 + x)) * motion
      part.scale.set(1 - 0.5 * share)
      part.alpha = Math.min(1, (1 - share) * 3)
      return
    }
    const share = smoothstep(0, REACHED.lasts, age)
    const squash = ringing(age - REACHED.lasts, REACHED.fading, REACHED.period) * REACHED.by * motion
    part.position.set(lerp(REACHED.x, x, share), lerp(REACHED.y, y, share))
    part.rotation = (1 - share) * -0.4
    part.scale.set(1 + squash, 1 - squash)
    part.alpha = 1
  }

  function drawFlag({ flaggedAt, takenAt }: Castle, { now, reducedMotion }: Moment): void {
    const age = after(flaggedAt, now) - FLAG.after
    const floats = after(takenAt, now) - LODGING.sets
    flag.visible = age >= 0 && floats < LODGING.strands - LODGING.sets
    if (!flag.visible) return
    const share = smoothstep(0, LODGING.strands - LODGING.sets, floats)
    flag.show(reducedMotion ? 0 : Math.floor(now / FLAG.each) % 3)
    flag.position.set(
      lerp(POLE.x * CASTLE_SIZE, LODGING.x - CASTLE.x, share),
      lerp(POLE.y * CASTLE_SIZE, LODGING.y - CASTLE.y, smoothstep(0, 0.3, share)),
    )
    flag.rotation = share > 0 && share < 1 && !reducedMotion ? 0.24 * Math.sin(now / 210) : 0
    const size = lerp(1, LODGING.size, share)
    flag.scale.set(size, easeOutBack(age / FLAG.lasts) * size)
  }
}

/** What the hermit has of it: the flag of the last castle, and after the second a castle of its own. */
export function createLodging(kit: LaterKit<typeof manifest>): View<CrabbyState> {
  const flag = kit
    .sprite('flag')
    .updateTransform({ x: LODGING.x, y: LODGING.y, scaleX: LODGING.size, scaleY: LODGING.size })
  const thimbles = kit.sprite('thimbleCastle').updateTransform(THIMBLES)
  return {
    root: new Container({ label: 'lodging', children: [thimbles, flag] }),
    draw({ castle: { lost, takenAt } }, { now, reducedMotion }) {
      flag.visible = lost > 0 || after(takenAt, now) >= LODGING.strands
      thimbles.visible = lost > 1
      flag.show(reducedMotion ? 0 : Math.floor(now / FLAG.each) % 3)
    },
  }
}

/** How long ago it was, in ms; long before it, if it has not been yet. */
function after(moment: number | null | undefined, now: number): number {
  return now - (moment ?? Number.POSITIVE_INFINITY)
}
