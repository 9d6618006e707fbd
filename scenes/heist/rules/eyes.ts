import type { World } from '../../../src/stage/contract/scene'
import { EYES_OPEN } from '../layout'
import type { Events, HeistState } from '../state'
import type { Tuning } from '../tuning'
import { knock, loseLast, nextQuiet } from './loot'
import { halt } from './thief'

type Game = World<Events, Tuning>

/** From the first lid on, when they see, and when they are shut again. */
const SEES = EYES_OPEN.opening + EYES_OPEN.seeing
const SHUT = SEES + EYES_OPEN.looking

/** How long he may pass nothing before what is nearest comes to meet him: whoever leads him about without any aim gets on, too; ms. */
const LONELY = 6000

/** A foot has come down: after some, somebody wakes up, if he has anything worth it. Who stands wakes nobody. */
export function hearFootfall(heist: HeistState, world: Game): void {
  const { loot } = heist
  const { now, emit } = world
  if (now - loot.changedAt > LONELY) knock(heist, null, world)
  if (loot.taken.length < 2 || loot.openedAt !== null || loot.eyes) return
  loot.quiet -= 1
  if (loot.quiet > 0) return
  loot.eyes = { from: now, until: now + SHUT }
  loot.isJudged = false
  emit('woke')
}

/** Whoever moves before open eyes starts, and loses what he took last; whoever stands is a statue until they shut. */
export function stepEyes(heist: HeistState, world: Game): void {
  const { loot } = heist
  const { now } = world
  const { eyes } = loot
  if (!eyes) return
  if (now >= eyes.until) {
    loot.eyes = null
    loot.woken += 1
    loot.quiet = nextQuiet(loot, world)
    return
  }
  if (now < eyes.from + SEES || loot.isJudged) return
  loot.isJudged = true
  const isSeen = heist.walking && loot.taken.length > 0
  if (isSeen) heist.leapsUntil = now + world.tuning.leap
  heist.frozenUntil = Math.max(heist.frozenUntil, eyes.until)
  halt(heist)
  if (isSeen) loseLast(heist, world)
  else {
    loot.stood += 1
    world.emit('stood')
  }
}
