import { describe, expect, it } from 'vitest'
import { manifest } from '../../../assets/tempting/manifest'
import { fitStage } from '../../../src/stage/canvas/fit'
import type { Point } from '../../../src/stage/contract/geometry'
import { HUB, STAGE } from '../layout'
import { type ArmPose, ELBOW, poseArm, WRIST } from './arm'

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1120, height: 700 },
  { width: 1920, height: 800 },
  { width: 1102, height: 1400 },
] as const
/** How far the arm is turned about its hub, and the hand about its wrist, when it beckons, in degrees. */
const BECKONS = { arm: 1.1, hand: 4.1 } as const

function poseAfter(pulled: number, reducedMotion = false): ArmPose {
  const pose = { upperArm: 0, forearm: 0, elbow: { x: 0, y: 0 }, wrist: { x: 0, y: 0 } }
  poseArm(pulled, reducedMotion, pose)
  return pose
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

/** The corners of what is printed of a sprite, about its anchor, in scene units. */
function cornersOf(name: 'hand' | 'forearm'): Point[] {
  const { anchor, width, height } = manifest.sprites[name]
  const [sheet, , , printedWidth, printedHeight, left, top] = manifest.frames[name]
  const { resolution } = manifest.sheets[sheet]
  const from = { x: left / resolution - anchor.x * width, y: top / resolution - anchor.y * height }
  const to = { x: from.x + printedWidth / resolution, y: from.y + printedHeight / resolution }
  return [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }]
}

function placed(corner: Point, angle: number, at: Point) {
  return {
    x: at.x + corner.x * Math.cos(angle) - corner.y * Math.sin(angle),
    y: at.y + corner.x * Math.sin(angle) + corner.y * Math.cos(angle),
  }
}

describe('the lever', () => {
  it('is an arm that never becomes longer or shorter', () => {
    const [upperArm, forearm] = [distance(ELBOW, { x: 0, y: 0 }), distance(WRIST, ELBOW)]
    for (let pulled = 0; pulled <= 2000; pulled += 10) {
      const { elbow, wrist } = poseAfter(pulled)
      expect(distance(elbow, { x: 0, y: 0 })).toBeCloseTo(upperArm, 6)
      expect(distance(wrist, elbow)).toBeCloseTo(forearm, 6)
    }
  })

  it('is held up before it is pulled, pulled after 220 ms, and held up again after 2 s', () => {
    for (const pulled of [Number.POSITIVE_INFINITY, 0, 2000]) {
      const { upperArm, forearm, elbow, wrist } = poseAfter(pulled)
      expect(upperArm).toBeCloseTo(0, 9)
      expect(forearm).toBeCloseTo(0, 9)
      expect(elbow.y).toBeCloseTo(ELBOW.y, 9)
      expect(wrist.y).toBeCloseTo(WRIST.y, 9)
    }
    expect(poseAfter(220).wrist.y - WRIST.y).toBeGreaterThan(250)
  })

  it.each(WINDOWS)('stays whole in a window of $width × $height while it is pulled, 24 px from its edges', (window) => {
    const { scale, x, y } = fitStage(STAGE, window)
    for (let pulled = 0; pulled <= 2000; pulled += 10) {
      for (const reducedMotion of [false, true]) {
        const { forearm, elbow, wrist } = poseAfter(pulled, reducedMotion)
        const hands = [-1, 1].flatMap((way) =>
          cornersOf('hand').map((corner) => placed(corner, (way * BECKONS.hand * Math.PI) / 180, wrist)),
        )
        const arm = cornersOf('forearm').map((corner) => placed(corner, forearm, elbow))
        for (const corner of [...hands, ...arm]) {
          for (const way of reducedMotion ? [0] : [-1, 1]) {
            const place = placed(corner, (way * BECKONS.arm * Math.PI) / 180, HUB)
            const px = { x: place.x * scale + x, y: place.y * scale + y }
            const nearest = Math.min(px.x, window.width - px.x, px.y, window.height - px.y)
            expect(nearest, `${pulled} ms after the pull`).toBeGreaterThanOrEqual(24)
          }
        }
      }
    }
  })
})
