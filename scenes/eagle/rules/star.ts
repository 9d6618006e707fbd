import { spanOf } from '../../../src/stage/contract/rules/spans'
import { FIVE, FLIGHT, STAR_COMES, STAR_HANGS, STAR_LEAVES, STAR_PAUSE, starX, starY } from '../layout'
import type { EagleState } from '../state'

/** Once the crest is whole one star after the other comes by, slowly enough to be pressed. */
export function passStars(crest: EagleState, now: number): void {
  if (crest.star && now >= crest.star.until) {
    crest.star = null
    crest.comesAt = now + STAR_PAUSE
  }
  if (crest.star || crest.flight || crest.takenAt !== null || !crest.hasLater || now < crest.comesAt) return
  crest.star = spanOf(now, STAR_COMES + STAR_HANGS + STAR_LEAVES)
  crest.stars += 1
}

/** A star that was pressed flies into the beak. */
export function callStar(crest: EagleState, now: number): void {
  if (!crest.star) return
  const since = now - crest.star.from
  crest.flight = { x: starX(crest.stars, since), y: starY(crest.stars, since), ...spanOf(now, FLIGHT) }
  crest.star = null
}

/** The beak shuts on a star. Returns whether it has one now. */
export function takeStar(crest: EagleState, now: number): boolean {
  if (!crest.flight || now < crest.flight.until) return false
  crest.flight = null
  crest.caught += 1
  crest.comesAt = now + STAR_PAUSE
  if (crest.caught === FIVE) crest.takenAt = now
  return true
}
