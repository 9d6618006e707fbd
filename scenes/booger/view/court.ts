import { Container } from 'pixi.js'
import { UNIT } from '../../../assets/booger/shared'
import { DEPOSED, EARS, HOOKS, STRAND } from '../../../assets/booger-later/shared'
import { hop, lerp, scatter } from '../../../src/stage/contract/math'
import type { Moment, View } from '../../../src/stage/contract/scene'
import { BURST, CROWNED, PULL, REIGN, tipX, tipY } from '../layout'
import type { BoogerState } from '../state'
import { followCourse, restingCourse } from './course'
import { King } from './king'
import { faceY } from './pin'
import { type Kit, makeThings, NOSTRILS, putOnWay } from './things'

/** How many things are sneezed out, how far they fly in scene units, and how large they are then. */
const SNEEZED = { many: 17, far: 1550, size: 1.7 } as const
/** Strokes and drops of a sneeze: how many, how far they are at first and fly, in scene units, and for how long, in ms. */
const SPRAY = { many: 22, from: 170, far: 950, lasting: 700 } as const
/** How high a crown is thrown, in drawing units. */
const CROWN_THROWN = 90

/** All that is in the air between a nose and where it goes, and who sits on that nose, and on the ears. */
export function createCourt(kit: Kit): View<BoogerState> {
  const king = new King(kit)
  const flying = makeThings(kit)
  const strand = kit.sprite('strand')
  const crown = kit.sprite('crown')
  const lodgers = EARS.map(({ x, y, turn }) =>
    kit
      .sprite('king')
      .show('deposed')
      .updateTransform({
        x: x * UNIT,
        y: faceY(y),
        rotation: turn,
        scaleX: DEPOSED * Math.sign(turn),
        scaleY: DEPOSED,
      }),
  )
  const sneezed = Array.from({ length: SNEEZED.many }, (_, piece) => makePiece(kit, piece))
  const spray = Array.from({ length: SPRAY.many }, (_, place) =>
    kit.sprite('spray').show(place % 3 === 2 ? 2 + (place % 2) : place % 2),
  )
  const course = restingCourse()
  const root = new Container({ label: 'court', children: [...lodgers, ...flying.map(({ sprite }) => sprite)] })
  root.addChild(...spray, king.sprite, strand, crown, ...sneezed)

  return {
    root,
    draw(booger, moment) {
      const { garland } = booger
      const { now } = moment
      for (let ear = 0; ear < lodgers.length; ear++) {
        const lodger = lodgers[ear]
        if (lodger) lodger.visible = garland.kings > ear
      }
      for (let place = 0; place < flying.length; place++) {
        const thing = flying[place]
        if (thing) thing.sprite.visible = putOnWay(thing, garland, moment)
      }
      const reigned = garland.reignsAt === null ? -1 : now - garland.reignsAt
      king.draw(booger, moment)
      const share = moment.reducedMotion ? -1 : (reigned - REIGN.sneezes) / (CROWNED - REIGN.sneezes)
      crown.visible = share >= 0 && share < 1
      crown.position.set(
        lerp(HOOKS[5].x * UNIT, tipX(booger.x), share),
        lerp(faceY(HOOKS[5].y - 60), tipY(booger.y), share * share) - CROWN_THROWN * UNIT * hop(share),
      )
      crown.rotation = 12 * (1 - share)
      for (let piece = 0; piece < sneezed.length; piece++) {
        const sprite = sneezed[piece]
        if (sprite) drawSneezed(sprite, piece, reigned - REIGN.sneezes, moment)
      }
      for (let place = 0; place < spray.length; place++) {
        const sprite = spray[place]
        if (sprite) drawSpray(sprite, place, reigned - REIGN.sneezes, moment)
      }
      const { drawn } = garland
      followCourse(course, booger, moment, booger.x, booger.y)
      const side = course.nostril === 'leftNostril' ? NOSTRILS.left : NOSTRILS.right
      const down = tipY(course.y) - faceY(side.y)
      strand.visible = drawn !== null && now < drawn.at + PULL.frees && course.nostril !== null && down > 0
      strand.position.set(side.x * UNIT, faceY(side.y))
      strand.scale.set(1.3 - 0.5 * Math.min(1, down / (60 * UNIT)), down / (STRAND * UNIT) + 0.12)
    },
  }
}

/** One of those that are sneezed out. */
function makePiece(kit: Kit, piece: number) {
  const sprite = kit.sprite('blob', 'sock', 'string', 'chain', 'flags')
  if (piece % 7 === 1) return sprite.show('sock', 0)
  if (piece % 7 === 2 || piece % 7 === 5) return sprite.show('flags', piece % 2 === 0 ? 'left' : 'right')
  if (piece % 7 === 3) return sprite.show('chain', 0)
  if (piece % 7 === 4) return sprite.show('string', 0)
  return sprite
}

function drawSneezed(sprite: Container, piece: number, flown: number, { reducedMotion }: Moment): void {
  sprite.visible = flown >= 0 && flown < BURST
  const share = reducedMotion ? 0.32 : flown / BURST
  const angle = ((piece + 0.6 * scatter(piece)) / SNEEZED.many) * 2 * Math.PI
  const way = (1 - (1 - share) * (1 - share)) * SNEEZED.far * (0.7 + 0.5 * scatter(piece + 50))
  sprite.position.set(
    240 * UNIT + Math.cos(angle) * way,
    faceY(125) + Math.sin(angle) * way * 0.75 + share * share * 260,
  )
  sprite.rotation = angle + (scatter(piece + 9) - 0.5) * 9 * share
  sprite.scale.set(lerp(0.35, SNEEZED.size, Math.min(1, share * 1.6)))
}

/** Strokes fan out from the nostrils, and are gone while drops still fly. */
function drawSpray(sprite: Container, place: number, flown: number, { reducedMotion }: Moment): void {
  const lasting = reducedMotion ? BURST : SPRAY.lasting * (0.7 + 0.3 * scatter(place))
  sprite.visible = flown >= 0 && flown < lasting
  const share = reducedMotion ? 0.3 : flown / lasting
  const angle = ((place + 0.7 * scatter(place + 30)) / SPRAY.many) * 2 * Math.PI
  const way = SPRAY.from + (1 - (1 - share) ** 3) * SPRAY.far * (0.5 + 0.5 * scatter(place + 70))
  sprite.position.set(240 * UNIT + Math.cos(angle) * way, faceY(122) + Math.sin(angle) * way * 0.8)
  sprite.rotation = angle
  sprite.scale.set(0.7 + 0.9 * share, (0.8 + 0.5 * scatter(place + 11)) * (1 - 0.6 * share))
}
