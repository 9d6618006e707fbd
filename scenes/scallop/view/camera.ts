import type { Container } from 'pixi.js'
import { FAR_NICHE, HERO } from '../../../assets/scallop-later/shared'
import { lerp, smoothstep } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import { FIGURINE, GROUND, VISIT } from '../layout'
import type { Visit } from '../state'

/** How many times larger the whole cabinet is where its niche is as large as the one near by, and where the stage is then. */
const CLOSE = FIGURINE.scale / HERO
const ASIDE = { x: GROUND.x - FAR_NICHE.x * CLOSE, y: GROUND.y - FAR_NICHE.floor * CLOSE } as const

/** Steps back from the niche until the whole cabinet is seen, and in again: whoever stands in it is where they were. */
export function placeCamera(root: Container, visit: Visit | null, { now, reducedMotion }: Moment): void {
  const away = visit && !reducedMotion ? awayAt(visit, now) : 1
  const scale = lerp(CLOSE, 1, away)
  const aside = (scale - 1) / (CLOSE - 1)
  root.scale.set(scale)
  root.position.set(ASIDE.x * aside, ASIDE.y * aside)
}

/** How far one has stepped back, 0…1. */
function awayAt({ from, until }: Visit, now: number): number {
  const back = smoothstep(0, VISIT.back, now - from)
  return until === null ? back : Math.min(back, smoothstep(0, VISIT.in, until - now))
}
