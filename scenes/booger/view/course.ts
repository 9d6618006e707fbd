import { easeOutBack, lerp, smoothstep } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import { isNostril, PULL, REIGN, WITHDRAWN } from '../layout'
import type { BoogerState } from '../state'

/** Where the fingertip is seen, in widths and heights of its field; how thin the hand is; and the nostril that it is in, or goes to. */
export interface Course {
  x: number
  y: number
  squeeze: number
  nostril: 'leftNostril' | 'rightNostril' | null
  /** All of it is up there. */
  isGone: boolean
}

export const restingCourse = (): Course => ({ x: 0, y: 0, squeeze: 1, nostril: null, isGone: false })

/** How far down a finger gets until what it holds gives. */
const STRETCHED = 0.88
/** The left nostril, which a hand is drawn into: how far over, how thin that makes it, and how far in the last of it is. */
const INTO = { x: 0.405, y: 0.56, squeeze: 0.4, far: 3.1, reached: 0.4 } as const
/** How long, in ms, a hand that is sneezed out takes down, and until it is where it was. */
const OUT = { falls: 240, settles: 1000 } as const

/** Writes into `course` where the hand is: where the state has it, on its way down, or where a king has it go. */
export function followCourse(course: Course, booger: BoogerState, moment: Moment, x: number, y: number): void {
  const { ahead, garland } = booger
  course.x = x
  course.y = y
  course.squeeze = 1
  course.nostril = isNostril(ahead) ? ahead : null
  course.isGone = false
  if (garland.drawn) comeDown(course, garland.drawn, moment.now)
  else if (garland.reignsAt !== null) obey(course, moment.now - garland.reignsAt, moment)
}

function comeDown(course: Course, { at, x }: NonNullable<BoogerState['garland']['drawn']>, now: number): void {
  const held = course.nostril === null ? 0 : PULL.frees
  const gone = now - at
  if (gone < held) {
    // It holds, and holds, and gives.
    const share = gone / held
    course.y = lerp(course.y, STRETCHED, share * share)
    return
  }
  const share = (gone - held) / ((held > 0 ? PULL.lasting : WITHDRAWN) - held)
  course.y = lerp(held > 0 ? STRETCHED : course.y, 1, held > 0 ? easeOutBack(share, 5) : smoothstep(0, 1, share))
  course.x = lerp(course.x, x, smoothstep(0, 1, share))
  course.nostril = null
}

function obey(course: Course, reigned: number, { now, reducedMotion }: Moment): void {
  course.isGone = reigned >= REIGN.full && reigned < REIGN.sneezes
  if (reducedMotion || reigned < REIGN.points) return
  if (reigned < REIGN.sniffs) course.y += Math.sin(now / 16) * 0.008
  else if (reigned < REIGN.full) {
    const share = (reigned - REIGN.sniffs) / (REIGN.full - REIGN.sniffs)
    const there = smoothstep(0, INTO.reached, share)
    const inside = Math.max(0, (share - INTO.reached) / (1 - INTO.reached))
    course.x = lerp(course.x, INTO.x, there)
    course.y = lerp(course.y, INTO.y, there * there) - INTO.far * inside * inside
    course.squeeze = lerp(1, INTO.squeeze, there)
    course.nostril = 'leftNostril'
  } else if (reigned >= REIGN.sneezes) {
    const since = reigned - REIGN.sneezes
    const falls = Math.min(1, since / OUT.falls)
    const settles = smoothstep(OUT.falls, OUT.settles, since)
    course.y = lerp(lerp(-0.2, 1.3, falls), 1, settles)
    course.x = lerp(INTO.x, course.x, settles)
    course.squeeze = lerp(INTO.squeeze, 1, falls)
    course.nostril = falls < 1 ? 'leftNostril' : null
  }
}
