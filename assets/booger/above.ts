import type { Ink } from '../ink/ink'
import { drawWords } from '../ink/words'

/** The top of his head, and the wall above it, in drawing units of the face: as far up as any window shows. */
export const ABOVE = { left: -12, top: -290, right: 492, bottom: -84 } as const

/** What windows taller than the sheet show above the face. */
export function drawAbove(ink: Ink): void {
  drawCracks(ink)
  drawCalendar(ink)
  drawSpider(ink)
  drawCrown(ink)
}

/** His hair, brushed up, and a lock that will not have it. */
function drawCrown(ink: Ink): void {
  const crown = ink.path(
    '88,-60* 92,-112 95,-134 104,-146 136,-149 178,-151 230,-154 286,-153 336,-149 376,-144 388,-133 391,-110 395,-60*',
    true,
  )
  ink.cut(crown, { halo: 1.8 })
  ink.black(crown)
  const bristle = { side: -1, width: 3.4, spacing: 3.4, slant: 16 } as const
  ink.feather('97,-130 106,-144 136,-148 178,-150 226,-152', {
    ...bristle,
    length: 12,
    envelope: (along) => 0.45 + 0.55 * Math.abs(Math.sin(along * 8)),
  })
  ink.feather('240,-152 286,-152 336,-148 376,-142 389,-126', {
    ...bristle,
    length: 14,
    envelope: (along) => 0.4 + 0.6 * Math.abs(Math.sin(along * 7 + 1)),
  })
  ink.black(ink.tube('238,-148@13 250,-171@10 268,-183@7 284,-178@5 285,-166@3', { root: true }))
  const shine = { white: true, profile: 'swell' } as const
  ink.lines(
    [
      '124,-138 120,-118 124,-96',
      '160,-142 154,-122 158,-104',
      '206,-146 200,-128 203,-112',
      '330,-142 338,-122 334,-100',
    ],
    { width: 2, ...shine },
  )
  ink.lines(['247,-156 256,-172 268,-179', '288,-146 292,-130 288,-116', '372,-138 376,-118 374,-98'], {
    width: 1.6,
    ...shine,
  })
}

/** The page of a day that is his. */
function drawCalendar(ink: Ink): void {
  ink.at(38, -239, { rotate: 4, scale: 0.86 }, () => {
    ink.hatch('30,12* 40,18* 38,78* -22,76* -24,68* 30,68*', { angle: -48, spacing: 3.2, width: 1.7 })
    ink.form('-26,9* 31,9* 31,69* -25,69*', { width: 2 })
    const leaf = ink.path('-28,8* 28,8* 28,52 16,66* -28,66*', true)
    ink.form(leaf, { width: 2.6 })
    ink.black('-28,6* 28,6* 28,20* -28,20*')
    ink.form('28,52* 14,50 16,66*', { width: 2 })
    drawWords(ink, '23', -2, 52, { size: 34, face: 'display', align: 'middle' })
    ink.line('0,-2 -8,8', { width: 1.6 })
    ink.line('0,-2 9,8', { width: 1.6 })
    ink.dot(0, -3, 3)
    ink.dot(-0.8, -3.8, 0.8, { white: true })
  })
}

/** It has long had an eye on that hair. */
function drawSpider(ink: Ink): void {
  ink.line('436,-300 436.6,-220 436,-138', { width: 1.3, profile: 'even' })
  const legs = [
    '434,-126 424,-140 418,-134',
    '434,-122 420,-128 414,-116',
    '434,-119 424,-112 422,-100',
    '438,-126 448,-140 454,-133',
    '438,-122 452,-128 458,-116',
    '438,-119 448,-112 450,-101',
  ]
  ink.lines(legs, { width: 1.8, profile: 'even' })
  ink.black(ink.ellipse(436, -130, 8, 9))
  ink.black(ink.ellipse(436, -117, 6, 5.4))
  ink.dot(433.4, -116, 2, { white: true })
  ink.dot(438.6, -116, 2, { white: true })
  ink.dot(432.6, -115, 0.9)
  ink.dot(437.8, -115, 0.9)
  ink.line('440,-134 441,-129', { width: 1.4, white: true })
}

/** An old wall. */
function drawCracks(ink: Ink): void {
  ink.lines(['-14,-118 10,-112 20,-124 40,-116 52,-122', '20,-124 28,-136 26,-144', '40,-116 46,-104 44,-96'], {
    width: 1.8,
    profile: 'flick',
  })
}
