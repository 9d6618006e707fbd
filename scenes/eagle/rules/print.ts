import { spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { ANSWERS, PRINT_CRIES, PRINT_FALLS, PRINT_GONE, PRINT_LIES, PRINT_PULLED, STAR_PAUSE } from '../layout'
import type { EagleState, Events } from '../state'

/** It has five stars: it cheers, and what it looks like then is printed, white for black, and pulled off the plate. */
export function pullPrint(crest: EagleState, { now, emit }: World<Events, unknown>): void {
  switch (crest.takenAt === null ? -1 : now - crest.takenAt) {
    case PRINT_CRIES:
      crest.cry = spanOf(now, ANSWERS.cry)
      crest.beats.left = spanOf(now, ANSWERS.beat)
      crest.beats.right = spanOf(now, ANSWERS.beat)
      emit('cried', { isAsked: true })
      emit('unfolded')
      break
    case PRINT_FALLS:
      crest.isCovered = true
      break
    case PRINT_LIES:
      crest.prints += 1
      emit('printed')
      break
    case PRINT_PULLED:
      emit('pulled')
      break
    case PRINT_GONE:
      crest.caught = 0
      crest.takenAt = null
      crest.isCovered = false
      crest.comesAt = now + STAR_PAUSE
      break
    default:
  }
}
