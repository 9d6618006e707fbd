import type { Point } from '../../../src/stage/contract/geometry'
import type { World } from '../../../src/stage/contract/scene'
import { DOOR, LEAVING, NEAR_DOOR, STATUE_WORTH, TICK, TOLD, WORTHS } from '../layout'
import type { Events, HeistState, Loot } from '../state'
import type { Tuning } from '../tuning'
import { layLoot, noLoot } from './loot'
import { thiefAt, withinMargin } from './thief'

type Game = World<Events, Tuning>

/** How long he lets himself be led about with a full sack, ms. */
const PATIENCE = 8000
/** How long what is told cannot be pressed away: who presses then has pressed something else. */
const UNHEARD = 500

/** Where he goes: after the pointer, until nothing leads him any more. */
export function targetOf({ loot, mouse }: HeistState, { size }: Game): Point {
  return loot.isBound ? { x: size.width - DOOR.x, y: DOOR.y } : mouse
}

/** With a full sack he goes to the window, as soon as he comes near it, or has had enough; and there he leaves. */
export function stepLeaving(heist: HeistState, world: Game): void {
  const { loot } = heist
  const { now, size, emit } = world
  if (loot.leftAt !== null) {
    const since = now - loot.leftAt
    if (isDue(since, LEAVING.sticks)) emit('stuck')
    if (isDue(since, LEAVING.plops)) emit('plopped')
    if (isDue(since, TOLD.at)) tell(loot, world)
    if (since >= TOLD.at + TOLD.stays) comeBack(heist, world)
    return
  }
  if (loot.openedAt === null) return
  if (!loot.isBound) {
    const isNear = size.width - heist.x < NEAR_DOOR.x && heist.y < NEAR_DOOR.y
    loot.isBound = isNear || now >= loot.openedAt + PATIENCE
    return
  }
  if (now >= heist.frozenUntil && !heist.walking) loot.leftAt = now
}

/** In which tick a moment has come. */
function isDue(since: number, moment: number): boolean {
  return since >= moment && since < moment + TICK
}

/** What all of it is worth, in crowns. */
function worthOf({ taken, things, stood }: Loot): number {
  let worth = stood * STATUE_WORTH
  for (const place of taken) worth += WORTHS[things[place]?.kind ?? -1] ?? 0
  return worth
}

function tell(loot: Loot, { now, emit }: Game): void {
  loot.toldAt = now
  const kinds = loot.taken.map((place) => loot.things[place]?.kind ?? 0)
  emit('told', { worth: worthOf(loot), kinds, stood: loot.stood })
}

/** Whoever has seen what there was begins again. */
export function pressTold(heist: HeistState, world: Game): void {
  const { toldAt } = heist.loot
  if (toldAt !== null && world.now >= toldAt + UNHEARD) comeBack(heist, world)
}

/** Somebody has put all of it back. He waits in the middle of the floor, and hangs on the wall. */
function comeBack(heist: HeistState, world: Game): void {
  const { size, tuning, emit } = world
  const x = withinMargin(size.width / 2, size.width, tuning.margin)
  const y = withinMargin(size.height / 2, size.height, tuning.margin)
  Object.assign(heist, thiefAt(x, y, world))
  heist.mouse = { x, y }
  heist.prints.length = 0
  const { cameAt, rounds } = heist.loot
  heist.loot = { ...noLoot(), cameAt, sack: { x, y }, backAt: world.now, changedAt: world.now, rounds: rounds + 1 }
  layLoot(heist, world)
  emit('returned')
}
