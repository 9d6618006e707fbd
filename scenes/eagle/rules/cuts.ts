import { dropExpired, pushBounded } from '../../../src/stage/contract/rules/lists'
import { hypot } from '../../../src/stage/contract/rules/portableMath'
import type { Input } from '../../../src/stage/contract/scene'
import { BURIN_LIFTED, CUT_APART, HEALS, MOST_CUTS } from '../layout'
import type { EagleState } from '../state'

/** What is raised from the plate. */
const RAISED = /^(star|eye|beak|breast|pen|(left|right) wing)$/

/** Leads the burin: it cuts the bare plate, and the rosette, and slips off all that is raised. */
export function leadBurin(crest: EagleState, { at: { x, y }, area }: Input, now: number): void {
  const isBare = !crest.isCovered && !RAISED.test(area ?? '')
  const last = crest.cuts.at(-1)
  const isFirst = !crest.isCutting || !last
  if (isBare && !isFirst && hypot(x - last.x, y - last.y) < CUT_APART) return
  if (isBare) pushBounded(crest.cuts, { x, y, until: now + HEALS, isFirst }, MOST_CUTS)
  crest.isCutting = isBare
}

/** Cuts heal, the oldest first; a burin that is not led on has been lifted. */
export function healCuts(crest: EagleState, now: number): void {
  dropExpired(crest.cuts, now)
  const last = crest.cuts.at(-1)
  if (!last || now > last.until - HEALS + BURIN_LIFTED) crest.isCutting = false
}
