import type { Ink } from '../ink/ink'
import { GREY, MOSS } from '../ink/palette'

/** Paper where it is mown, moss where it is not, in washes that overlap; dark under the trees. */
export function drawGround(ink: Ink): void {
  const all = '-200,-200* 920,-200* 920,650* -200,650*'
  ink.cut(all)
  ink.wash(all, { color: MOSS, alpha: 0.42 })
  const clearing = ink.path(
    '360,52 476,60 580,100 640,170 652,246 616,326 530,392 404,420 266,412 156,380 86,312 66,232 94,156 168,94 262,58',
    true,
  )
  ink.wash(clearing, { color: GREY, alpha: 0.7, outside: true })
  ink.wash(clearing, { color: GREY, alpha: 0.6, outside: true, dy: -14 })
  const mown = ink.path(
    '352,104* 384,110 404,104* 436,114 462,114* 486,130 514,136* 532,158 556,172* 562,198 580,224* 572,252 574,280* 550,298 536,324* 504,334 480,356* 444,358 412,374* 376,368 344,376* 312,364 276,366* 248,348 216,342* 202,318 168,304* 166,274 146,252* 158,222 152,198* 176,178 184,156* 214,144 232,124* 264,124 286,110* 322,114',
    true,
  )
  ink.cut(mown)
  ink.wash(mown, { color: MOSS, alpha: 0.07 })
}
