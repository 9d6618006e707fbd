import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/baddog-later/manifest'
import { BITE, EAR_ROOT, HEAD, TAIL_ROOT } from '../../../assets/baddog-later/shared'
import { DEGREE, lerp, ringing } from '../../../src/stage/contract/math'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { leapsLeft, RUN_UP, STICK } from '../layout'
import type { BadDogState } from '../state'

/** Scene units for a unit of his drawing. */
const SIZE = 1.58
/** How high a stick flies above the line from where it was thrown to where he bites it, in scene units, and how often it turns. */
const TOSS = { high: 130, turns: 2 } as const
/** How far down the stage he is hidden, in scene units, and how much further he comes as he falls. */
const HIDDEN = 1330
const ON = 90
/** How long after his teeth have met what flies about them is seen, in ms. */
const BITING = 170

/** A stick in the air, and the dog who leaps for it. */
export function createCatch(kit: LaterKit<typeof manifest>): View<BadDogState> {
  const stick = kit.sprite('stick')
  const dog = new Container()
  const tail = kit.sprite('catchTail')
  const ear = kit.sprite('catchEar')
  const bite = kit.sprite('bite')
  const body = kit.sprite('catch')
  hang(tail, TAIL_ROOT.x, TAIL_ROOT.y)
  // The ear is drawn about the middle of his skull.
  const turn = HEAD.turn * DEGREE
  const [x, y] = [EAR_ROOT.x - HEAD.x, EAR_ROOT.y - HEAD.y]
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  ear.pivot.set((x * cos + y * sin) * SIZE, (y * cos - x * sin) * SIZE)
  ear.position.set(EAR_ROOT.x * SIZE, EAR_ROOT.y * SIZE)
  bite.position.set(BITE.x * SIZE, BITE.y * SIZE)
  bite.scale.set(1.4)
  // What flies about his teeth begins behind his head.
  dog.addChild(bite, tail, ear, body)
  return {
    root: new Container({ label: 'catch', children: [stick, dog] }),
    draw({ stick: thrown }, { now, reducedMotion }) {
      const age = thrown ? now - thrown.from : 0
      stick.visible = thrown !== null && age < STICK.bites
      const springs = reducedMotion ? STICK.bites : STICK.springs
      dog.visible = thrown !== null && age >= springs && (!reducedMotion || age < STICK.falls)
      if (!thrown) return

      const way = age / STICK.bites
      const flies = reducedMotion ? 1 : way
      stick.position.set(
        lerp(thrown.fromX, thrown.x, flies),
        lerp(thrown.fromY, thrown.y, flies) - (reducedMotion ? 0 : TOSS.high * 4 * way * (1 - way)),
      )
      const side = leapsLeft(thrown.x) ? -1 : 1
      stick.rotation = side * (0.16 + (reducedMotion ? 0 : TOSS.turns * 2 * Math.PI * way * (2 - way)))
      if (!dog.visible) return

      // Up out of the grass, faster at first; still at the top of it; and down, faster at last.
      const left = Math.max(0, 1 - (age - STICK.springs) / (STICK.bites - STICK.springs))
      const fallen = Math.max(0, (age - STICK.falls) / (STICK.lasts - STICK.falls))
      const bitten = age - STICK.bites
      const calm = reducedMotion ? 0 : 1
      const top = thrown.y - BITE.y * SIZE
      const up = 1 - left * left * calm
      const down = fallen * fallen * calm
      const ring = calm * ringing(bitten, 90, 230)
      const hangs = calm * Math.max(0, Math.min(1, bitten / (STICK.falls - STICK.bites)))
      dog.position.set(
        thrown.x - side * (BITE.x * SIZE + (RUN_UP - 150) * left * calm - ON * down),
        lerp(HIDDEN, top, up) - 9 * Math.sin(hangs * Math.PI) + (HIDDEN - top) * down,
      )
      dog.rotation = side * (0.2 * (down - left * calm) + 0.02 * ring)
      const stretch = 0.12 * left * calm - 0.05 * ring + 0.06 * down
      dog.scale.set(side * (1 - 0.7 * stretch), 1 + stretch)
      // They come after him, and float when he stands still.
      tail.rotation = calm * (-0.5 * left + 0.28 * ringing(bitten - 40, 160, 520) + 0.5 * down)
      ear.rotation = calm * (0.55 * left - 0.24 * ringing(bitten - 80, 150, 460) - 0.5 * down)
      body.show(bitten < 0 ? 'leaps' : 'bites')
      bite.visible = bitten >= 0 && bitten < BITING
    },
  }
}

/** Has a part of him move about a place of his drawing. */
function hang(part: Container, x: number, y: number): void {
  part.pivot.set(x * SIZE, y * SIZE)
  part.position.copyFrom(part.pivot)
}
