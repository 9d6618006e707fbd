import type { manifest } from '../../../assets/fowl/manifest'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { MOST_DUST } from '../layout'
import type { Feather, FowlState, Puff } from '../state'
import { tuning } from '../tuning'

/** How far a falling feather rocks to each side, in scene units, how far it turns, and how often, in radians. */
const ROCKING = { reach: 30, turn: 0.8, times: 3.2 * Math.PI } as const
/** How long a feather takes to fade at last, in ms. */
const FADING = 700

/** What hens leave behind: feathers, in the air or on the ground, and dust. */
export class Litter {
  readonly air
  readonly ground
  readonly dust

  constructor(kit: ViewKit<typeof manifest>) {
    this.air = kit.pool('feather', tuning.mostFeathers.max)
    this.ground = kit.pool('feather', tuning.mostFeathers.max)
    this.dust = kit.pool('puff', MOST_DUST)
  }

  draw({ feathers, dust }: FowlState, { now }: Moment): void {
    this.air.show(feathers, placeFalling, now)
    this.ground.show(feathers, placeLying, now)
    this.dust.show(dust, placePuff, now)
  }
}

function placeFalling(sprite: DrawnSprite, feather: Feather, now: number): boolean {
  if (now < feather.landsAt) placeFeather(sprite, feather, now)
  return now < feather.landsAt
}

function placeLying(sprite: DrawnSprite, feather: Feather, now: number): boolean {
  if (now >= feather.landsAt) placeFeather(sprite, feather, now)
  return now >= feather.landsAt
}

function placePuff(sprite: DrawnSprite, { x, y, large, raisedAt, goneAt }: Puff, now: number): void {
  sprite.showShare((now - raisedAt) / (goneAt - raisedAt))
  sprite.position.set(x, y + 8)
  sprite.scale.set(large ? 1.7 : 0.72)
}

/** It rocks from side to side on its way down, less and less. */
function placeFeather(sprite: DrawnSprite, feather: Feather, now: number): void {
  const { x, y, drop, drift, sway, kind, lostAt, landsAt, goneAt } = feather
  sprite.show(kind)
  const fallen = Math.min(1, (now - lostAt) / (landsAt - lostAt))
  const rock = Math.sin(sway + fallen * ROCKING.times)
  const left = 1 - fallen * 0.7
  sprite.position.set(x + drift * fallen + rock * ROCKING.reach * left, y + drop * fallen * (0.55 + 0.45 * fallen))
  sprite.rotation = sway + rock * ROCKING.turn * left
  // What has come down lies flat.
  sprite.scale.set(1, fallen < 1 ? 1 : 0.8)
  sprite.alpha = Math.min(1, (goneAt - now) / FADING)
}
