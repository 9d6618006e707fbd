import { Container } from 'pixi.js'
import { SIZE } from '../../../assets/ponytail/shared'
import type { manifest } from '../../../assets/ponytail-later/manifest'
import { BOW, HUSH } from '../../../assets/ponytail-later/shared'
import { clamp, DEGREE, easeOutBack, lerp } from '../../../src/stage/contract/math'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { CHANGE, placeOf, snailX, TURN, turnedFor } from '../layout'
import type { PonytailState } from '../state'
import { duckAndRise } from './head'

type Kit = LaterKit<typeof manifest>

const NAPE = placeOf('head')
const SHOULDER = placeOf('farArm')
/** How long the bow takes to be tied, and the finger to come up, in ms; from how far down it comes, in radians. */
const COMES = { bow: 320, finger: 320, from: -40 * DEGREE } as const
/** In how many drawings the word is written, and how much of it the paper keeps. */
const WORD = { drawings: 5, kept: 0.22 } as const
/** Where the snail wears the bow, in scene units from the middle of its foot. */
const WORN = { x: -10, y: -58, scale: 0.8 } as const

/** The bow at the end of her braid: it was the pennon. */
export function createBow(kit: Kit): View<PonytailState> {
  const bow = kit.sprite('bow').updateTransform({ x: BOW.x * SIZE, y: BOW.y * SIZE })
  return {
    root: bow,
    draw(lancer, moment) {
      const since = turnedFor(lancer, moment) - TURN.turns
      bow.visible = since >= 0
      bow.scale.set(lerp(0.6, 1, easeOutBack(since / COMES.bow)))
    },
  }
}

/** Her head, turned to us, and a finger at her lips. */
export function createToUs(kit: Kit): View<PonytailState> {
  const head = kit.sprite('toUs')
  const arm = kit.sprite('armToLips')
  const root = new Container({ label: 'to us', children: [head, arm] })
  return {
    root,
    draw(lancer, moment) {
      const turned = turnedFor(lancer, moment)
      const { farArm, head: lift } = lancer.lifts
      root.visible = turned >= TURN.turns
      head.position.set(NAPE.x, NAPE.y - (moment.reducedMotion ? 0 : lift))
      duckAndRise(head, turned - TURN.turns + CHANGE.ducks)
      arm.visible = turned >= TURN.turns
      arm.position.set(SHOULDER.x, SHOULDER.y - (moment.reducedMotion ? 0 : farArm))
      arm.rotation = lerp(COMES.from, 0, easeOutBack((turned - TURN.turns) / COMES.finger))
    },
  }
}

/** The word that the nib writes where it lies; a little of it stays. */
export function createHush(kit: Kit): View<PonytailState> {
  const hush = kit.sprite('hush').updateTransform({ x: HUSH.x * SIZE, y: HUSH.y * SIZE })
  return {
    root: hush,
    draw(lancer, moment) {
      const share = (turnedFor(lancer, moment) - TURN.writes) / TURN.written
      const isKept = lancer.eighth.endedAt !== null
      hush.visible = share >= 0 || isKept
      hush.alpha = isKept ? WORD.kept : 1
      hush.show(isKept ? WORD.drawings - 1 : Math.floor(clamp(share, 0, 1) * (WORD.drawings - 1)))
    },
  }
}

/** The snail has found the bow. */
export function createSnailBow(kit: Kit): View<PonytailState> {
  const bow = kit.sprite('snailBow')
  bow.position.y = placeOf('snail').y + WORN.y
  bow.scale.set(WORN.scale)
  return {
    root: bow,
    draw({ eighth, snail }) {
      bow.visible = eighth.endedAt !== null
      bow.position.x = snailX(snail.steps) + WORN.x
    },
  }
}
