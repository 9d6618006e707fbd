import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/match-later/manifest'
import { smoothstep, swaying } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment, View } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { ENTRIES, PLATES } from '../guideLayout'
import { DENSITY, FILLING, filledFor, RIBBON, TAB } from '../layout'
import type { Guide, MatchState } from '../state'
import { Gallery } from './gallery'
import { laySides, newPose, poseGuide, SHUT } from './guidePose'
import { slapScale } from './motion'
import { Prize } from './prize'

/** How each plate is stuck in, and each seal on it: where, from its floor's middle, and how turned, in degrees. */
const TURNS = [-0.6, 0.5, 0.4, -0.5, 0.5, -0.6] as const
const SEALS = [
  { x: 90, y: 6, turn: 8 },
  { x: 92, y: 0, turn: -6 },
  { x: 88, y: 8, turn: 14 },
  { x: 94, y: 4, turn: 2 },
  { x: 86, y: 2, turn: -10 },
  { x: 90, y: 6, turn: 6 },
] as const
const SEAL = { scale: 0.84, from: 1.6 } as const
/** Of the plates, so many are on the left page. */
const ON_LEFT = 4
/** How far the tab is pulled out, in scene units. */
const PULLED = 62
/** How the ribbon swings when the page is pressed, and how often it is tugged by itself: in ms and radians. */
const SWING = { lasting: 900, period: 300, turn: 0.22 } as const
const TUG = { every: 2600, much: 0.5 } as const

/** The field guide: its pages, whoever is on them, what they are sealed and crowned with; and its cover, once it is shut. */
export function createGuide(kit: LaterKit<typeof manifest>): View<MatchState> {
  const pose = newPose()
  const gallery = new Gallery(kit.lazy(DENSITY))
  const prize = new Prize(kit)
  const plates = PLATES.map(({ x, y }, place) => {
    const plate = kit.sprite('plate')
    plate.position.set(x, y)
    plate.angle = TURNS[place] ?? 0
    return plate
  })
  const seals = SEALS.map(({ x, y, turn }, place) => {
    const seal = kit.sprite('seal')
    seal.position.set((PLATES[place]?.x ?? 0) + x, (PLATES[place]?.y ?? 0) + y)
    seal.angle = turn
    return seal
  })
  const tab = kit.sprite('tab').updateTransform({ y: TAB.y })
  const ribbon = kit.sprite('ribbon').updateTransform({ x: RIBBON.x, y: RIBBON.y })
  const cover = kit.sprite('cover')
  tab.label = 'again'
  ribbon.label = 'ribbon'
  const pageOf = (name: 'left' | 'right', from: number, to: number) => [
    kit.cutSprite(name),
    ...plates.slice(from, to),
    ...gallery[name],
    ...seals.slice(from, to),
  ]
  const right = new Container({ children: [tab, ...pageOf('right', ON_LEFT, PLATES.length), prize.root] })
  const left = new Container({ children: pageOf('left', 0, ON_LEFT) })
  const root = new Container({ label: 'guide', children: [right, left, ribbon, cover] })
  const sides = { root, left, right }
  return {
    root,
    draw(match, moment) {
      const { guide, touched } = match
      const { now, reducedMotion } = moment
      gallery.request(match)
      poseGuide(pose, guide, moment)
      laySides(sides, pose)
      // What is not seen holds on to no picture, which may be let go.
      const filled = pose.isSeen ? filledFor(guide, now) : -1
      gallery.draw(match, filled, moment)
      if (!pose.isSeen) return
      for (const [place, plate] of plates.entries()) plate.show(guide.plates[place]?.isKnown ? 'known' : 'missed')
      drawSeals(seals, guide, filled, moment)
      prize.draw(guide, filled, reducedMotion)
      const out = reducedMotion ? 1 : smoothstep(ENTRIES.rosette, ENTRIES.slip, filled)
      tab.position.x = TAB.x - PULLED * (1 - out)
      const tugged = filled < FILLING.full ? 0 : TUG.much * swaying(now % TUG.every, SWING.lasting, SWING.period)
      const swing = tugged + swaying(since(touched.guide, now), SWING.lasting, SWING.period)
      ribbon.visible = pose.fold === 1
      ribbon.rotation = reducedMotion ? 0 : SWING.turn * swing
      cover.visible = pose.fold < 0
      cover.scale.x = Math.max(0.001, -pose.fold)
      cover.position.x = SHUT.x * -pose.fold
    },
  }
}

/** Each seal comes down after the one before it, on whoever was known. */
function drawSeals(
  seals: readonly DrawnSprite<'seal', 'seal'>[],
  { plates }: Guide,
  filled: number,
  { reducedMotion }: Moment,
): void {
  let down: number = FILLING.seals
  for (let place = 0; place < seals.length; place++) {
    const seal = seals[place]
    const isKnown = plates[place]?.isKnown ?? false
    if (!seal) continue
    seal.visible = isKnown && filled >= down
    seal.scale.set(SEAL.scale * slapScale(reducedMotion ? FILLING.full : filled - down, SEAL.from, ENTRIES.slam))
    if (isKnown) down += FILLING.sealApart
  }
}
