import type { TextureSource } from 'pixi.js'
import type { manifest } from '../../../assets/forget/manifest'
import type { Size } from '../../../src/stage/contract/geometry'
import { clamp } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { LIGHT } from '../layout'
import type { ForgetState } from '../state'
import type { Tuning } from '../tuning'
import { GLIMPSED, GLIMPSES } from './lightShaders'

/** How bright the youngest place is. */
const BRIGHTEST = 0.3

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7] as const satisfies { length: typeof GLIMPSES }

/** What the eye keeps for half a second of what it has seen, and forgets. */
export class Afterglow {
  readonly root

  constructor(kit: ViewKit<typeof manifest>, page: TextureSource) {
    this.root = kit.shader({
      label: 'afterglow',
      fragment: GLIMPSED,
      textures: { uPage: page },
      uniforms: {
        ...{ uFrom: [0, 0], uSpan: [1, 1], uWindow: [1, 1] },
        ...{ uAt0: [0, 0], uAt1: [0, 0], uAt2: [0, 0], uAt3: [0, 0] },
        ...{ uAt4: [0, 0], uAt5: [0, 0], uAt6: [0, 0], uAt7: [0, 0] },
        ...{ uLeft0: 0, uLeft1: 0, uLeft2: 0, uLeft3: 0, uLeft4: 0, uLeft5: 0, uLeft6: 0, uLeft7: 0 },
      },
    })
    this.root.setExtent(1, 1)
    // Of the night and of what is remembered the brighter is seen.
    this.root.blendMode = 'max'
  }

  resize({ width, height }: Readonly<Size>): void {
    this.root.set('uWindow', width, height)
  }

  draw({ afterglow, opening }: ForgetState, { now, reducedMotion, size, tuning }: Moment<Tuning>): void {
    const count = reducedMotion || opening ? 0 : afterglow.length
    let [left, top, right, bottom] = [size.width, size.height, 0, 0]
    for (const place of PLACES) {
      const glimpse = count === 0 ? undefined : afterglow[Math.floor((place * count) / GLIMPSES)]
      if (!glimpse) {
        this.root.set(`uLeft${place}`, 0)
        continue
      }
      const share = clamp((glimpse.until - now) / tuning.afterglow, 0, 1)
      this.root.set(`uLeft${place}`, BRIGHTEST * share)
      this.root.set(`uAt${place}`, glimpse.x, glimpse.y)
      left = Math.min(left, glimpse.x)
      top = Math.min(top, glimpse.y)
      right = Math.max(right, glimpse.x)
      bottom = Math.max(bottom, glimpse.y)
    }
    this.root.visible = right >= left
    if (!this.root.visible) return
    left = Math.max(0, left - LIGHT.radius)
    top = Math.max(0, top - LIGHT.radius)
    right = Math.min(size.width, right + LIGHT.radius)
    bottom = Math.min(size.height, bottom + LIGHT.radius)
    this.root.position.set(left, top)
    this.root.scale.set(right - left, bottom - top)
    this.root.set('uFrom', left, top)
    this.root.set('uSpan', right - left, bottom - top)
  }
}
