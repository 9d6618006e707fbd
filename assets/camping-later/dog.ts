import { drawBoot } from '../camping/boots'
import { SHADE } from '../camping/glow'
import { drawDogHead } from '../characters/dogHead'
import { drawMitt } from '../characters/dogPaws'
import type { Ink } from '../ink/ink'

/** What the dog behind the trunk does: he would like to have been asked, or he has been seen. */
export type Peeping = 'hopes' | 'pants'

/** A dog behind a trunk, a paw about it: as much of him as there is beside it. */
export function drawPeepingDog(ink: Ink, does: Peeping): void {
  ink.clip('396,360* 720,360* 720,800* 505,800* 500,640* 498,500* 502,420* 396,420*', () =>
    ink.at(556, does === 'hopes' ? 560 : 552, { rotate: does === 'hopes' ? 14 : 20, scale: 0.98 }, () =>
      drawDogHead(ink, does === 'hopes' ? 'calm' : 'pant', { gaze: [0.7, 0.3] }),
    ),
  )
  ink.at(512, 640, { rotate: 80, scale: 0.9 }, () => drawMitt(ink))
}

/** Asleep before the embers, rolled up, chin on a boot that is not his; 0, 0 is the ground under his middle. */
export function drawDozingDog(ink: Ink, isAwake: boolean): void {
  ink.at(0, 0, { scale: 0.92 }, () => drawRolledUp(ink, isAwake))
}

function drawRolledUp(ink: Ink, isAwake: boolean): void {
  ink.wash('-128,4 -40,-8 70,-6 132,6 60,20 -70,20', { alpha: 0.6, color: SHADE })
  const tail = ink.tube('-92,-12@22 -118,-24@18 -128,-44@14 -118,-58@8', { root: true })
  ink.form(tail, { width: 3.4, halo: 1.4, tone: { from: 0.5, to: 0.8, width: 2.6, spacing: 3, angle: -60 } })
  const body = ink.clay(
    [ink.ellipse(-34, -44, 78, 46, -6), ink.ellipse(-74, -36, 44, 38), ink.ellipse(34, -34, 46, 34)],
    16,
  )
  ink.form(body, {
    width: 4.2,
    halo: 2.4,
    contour: false,
    tone: { from: 0.5, to: 0.84, width: 3, spacing: 3.4, angle: -70 },
  })
  ink.clip(body, () => {
    // His saddle.
    const saddle = ink.path('-66,-96* -20,-98 14,-84 22,-66 4,-56 -10,-62 -26,-52 -46,-58 -62,-50 -76,-68', true)
    ink.black(saddle)
    ink.lines(['-50,-66 -44,-54', '-30,-62 -24,-50', '-4,-68 2,-56'], { width: 3, profile: 'flick' })
  })
  ink.contour(body, { width: 4.2, gap: 0.08 })
  // The haunch, and the foot that belongs to it.
  ink.lines(['-112,-28 -92,-58 -62,-60 -44,-36 -52,-14'], { width: 3.4, profile: 'swell' })
  const foot = ink.clay([ink.ellipse(-44, -6, 30, 11), ink.ellipse(-20, -8, 15, 12)], 6)
  ink.form(foot, { width: 3.2, halo: 1.4 })
  ink.lines(['-12,-14 -10,-4', '-20,-16 -19,-4'], { width: 2.4 })
  // The boot under his chin lies on its side, sole to us.
  ink.at(70, -14, { rotate: 84, scale: 0.9 }, () => drawBoot(ink, 'right'))
  ink.at(96, isAwake ? -52 : -46, { rotate: isAwake ? 8 : 18, scale: 0.74 }, () =>
    drawDogHead(ink, isAwake ? 'calm' : 'asleep', { gaze: [-0.5, -0.3] }),
  )
  ink.at(34, -8, { rotate: 84, scale: 0.7 }, () => drawMitt(ink))
}
