import type { Ink } from '../ink/ink'
import { drawSlashed } from './slashed'

/** The leg that she stands back on. */
export function drawBackLeg(ink: Ink): void {
  const boot = ink.path(
    '422,352* 436,376 450,396 458,410 456,428* 478,430 486,424 500,432 530,434 556,430* 552,420 532,412 514,404 502,390 496,372 480,342*',
    true,
  )
  ink.form(boot, { width: 3.4, halo: 1.4, tone: { from: 0.3, to: 0.7, width: 2.3, spacing: 2.2, angle: -60 } })
  ink.black('454,425 456,438 482,440 486,428 500,434 530,438 557,434 557,427 530,430 500,428 486,420 478,426')
  ink.lines(
    ['462,404 474,402 488,396', '460,392 472,391 482,386', '470,414 488,410 504,404', '516,408 510,416 508,426'],
    { width: 1.8, profile: 'swell' },
  )
  const cuff = ink.path('410,352* 424,370 444,378 466,366 480,344* 466,332 440,336 416,344', true)
  ink.form(cuff, { width: 3.2, halo: 1.2, tone: { from: 0.36, to: 0.76, width: 2.1, spacing: 2.3, angle: -40 } })
  ink.line('418,356 440,366 464,356', { width: 1.7, profile: 'swell' })
  const thigh = ink.clay(
    [ink.tube('398,270@64 426,306@68 446,334@48', { root: true }), ink.ellipse(432, 312, 36, 34, 40)],
    6,
  )
  drawSlashed(ink, thigh, ['404,282 420,312 428,346', '424,276 442,304 448,338', '446,286 460,308 462,330'])
}

/** The leg that she has thrown forward, spurred. */
export function drawFrontLeg(ink: Ink): void {
  const boot = ink.path(
    '256,334* 250,358 243,376 236,388 220,394 196,400 174,408 158,418 152,430* 180,436 226,436 258,432 266,424* 284,430 300,428* 299,408 294,392 298,374 308,354 314,334*',
    true,
  )
  ink.form(boot, {
    width: 3.8,
    halo: 1.8,
    gap: 0.1,
    tone: { from: 0.5, to: 0.84, width: 2.3, spacing: 2.4, angle: -56 },
  })
  ink.black(
    '150,428 176,431 224,431 256,427 266,419 284,424 302,422 302,438 280,441 268,432 258,437 226,440 178,440 150,434',
  )
  ink.line('160,433 190,435 226,434', { width: 1.4, white: true, profile: 'swell' })
  ink.lines(
    [
      '236,390 252,396 272,394',
      '240,381 256,386 276,383',
      '246,372 262,376 280,372',
      '214,397 224,405 226,418',
      '202,400 210,408 212,418',
      '230,404 246,410 262,408',
    ],
    { width: 2, profile: 'swell' },
  )
  ink.clip(boot, () =>
    ink.feather('296,346 288,376 290,396 296,416', {
      side: 1,
      length: 13,
      width: 2,
      spacing: 2.4,
      slant: 14,
      envelope: () => 0.9,
    }),
  )
  // The spur.
  ink.line('299,400 312,398', { width: 3, profile: 'even' })
  for (const angle of [0, 60, 120, 180, 240, 300]) {
    const [c, d] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
    ink.line(
      [
        [318, 397],
        [318 + c * 9, 397 + d * 9],
      ],
      { width: 2.8, profile: 'flick' },
    )
  }
  ink.dot(318, 397, 1.4, { white: true })
  const cuff = ink.path('236,330* 250,352 276,362 304,356 326,340* 316,316 284,306 250,312', true)
  ink.form(cuff, { width: 3.4, halo: 1.4, tone: { from: 0.5, to: 0.84, width: 2.1, spacing: 2.3, angle: -40 } })
  ink.line('246,322 268,340 298,338 316,328', { width: 1.8, profile: 'swell' })
  const thigh = ink.clay(
    [ink.tube('362,272@66 318,292@72 284,316@54', { root: true }), ink.ellipse(308, 298, 42, 37, -30)],
    6,
  )
  drawSlashed(ink, thigh, ['338,262 298,280 262,314', '352,280 314,298 280,336', '362,294 336,316 308,342'])
}
