import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/uh-oh/manifest'
import { COVERED_PLUMES, HOVER, PLACED_FACE, PLACED_POSES, POSES } from '../../../assets/uh-oh/shared'
import { AT_CRANK } from '../../../assets/uh-oh-later/shared'
import { hop, ringing, smoothstep } from '../../../src/stage/contract/math'
import { outline } from '../../../src/stage/contract/outline'
import { isDuring, progress, since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { BACK, BREATH, nibAt, SHRIEK, WIDE } from '../layout'
import type { UhOhState } from '../state'
import { Eye } from './eyes'
import { hoverAt } from './hover'
import { dropAt } from './smallPrint'

/** How many of the ten eyes of wings and tail are the wings': those of the plumes follow. */
const WINGS = 6

/** Where the eyes of wings and tail look of their own accord: -1…1 each way. */
const DREAMING = outline('0.5,0.5 0.7,0.2 0.8,0.3 -0.2,0.8 -0.6,0.5 -0.7,0.2 0.4,-0.4 0.1,-0.5 0.8,0.2 0.7,-0.2')

/** When her beak opens for a letter and shuts on it, as shares of its flight; and for how long it goes down, in ms. */
const SNAP = { open: 0.34, shut: 0.8 } as const
const GULP = 900
/** How long after another each of her eyes turns to the witness, in ms. */
const TURNS = 40
/** The witness' eyes are so high above its seat at the crank, in scene units. */
const LIFT = 56

/** The great ink bird: five drawings, a head that shrieks, seventeen eyes. */
export class Bird {
  readonly root = new Container({ label: 'bird' })
  readonly marks
  readonly #body
  readonly #head = new Container()
  readonly #skull
  readonly #ownEyes: readonly Eye[]
  readonly #faceEyes: readonly Eye[]
  readonly #target = { x: 0, y: 0 }

  constructor(kit: ViewKit<typeof manifest>) {
    this.#body = kit.cutSprite('bird')
    this.#skull = kit.cutSprite('head')
    this.#ownEyes = DREAMING.map(() => new Eye(kit, 'small'))
    this.#faceEyes = PLACED_FACE.map((eye, i) => new Eye(kit, i < 2 ? 'large' : 'small').placeAt(eye))
    this.#head.addChild(this.#skull, ...this.#faceEyes.map(({ root }) => root))
    this.root.addChild(this.#body, ...this.#ownEyes.map(({ root }) => root), this.#head)
    this.marks = kit.sprite('shriek')
    this.marks.visible = false
  }

  draw(screen: UhOhState, moment: Moment): void {
    const { now, reducedMotion } = moment
    const { drawing, bob } = hoverAt(moment)
    const pose = PLACED_POSES[drawing]
    const name = POSES[drawing]?.name
    if (!pose || !name) return
    const age = since(screen.shriek?.from, now)
    const isShrieking = age >= BREATH && age < WIDE
    // She rears up on it, and is shaken by it.
    const reared = age < SHRIEK ? smoothstep(0, BREATH * 2, age) * (1 - smoothstep(WIDE, SHRIEK, age)) : 0
    const shaking = isShrieking && !reducedMotion ? Math.sin(now / 9) * 3 : 0
    this.root.position.set(HOVER.x + shaking, HOVER.y + bob - reared * (reducedMotion ? 0 : 16))
    this.#body.show(name)
    this.#drawHead(screen, moment, age, isShrieking)
    this.#head.position.set(pose.head.x, pose.head.y)

    this.#drawMarks(isShrieking, age, moment)
    this.#look(screen, moment, drawing, age)
  }

  #drawHead(screen: UhOhState, { now, reducedMotion }: Moment, age: number, isShrieking: boolean): void {
    const { jolted, shriek, start, back } = screen
    const snap = start.snap && age >= SHRIEK ? progress(start.snap, now) : 0
    const isAgape = (snap > SNAP.open && snap < SNAP.shut) || isAmazed(screen, now)
    this.#skull.show(isShrieking || isAgape ? 'shriek' : 'calm')
    const motion = reducedMotion ? 0 : 1
    // Breath drawn: down into the ruff. Then out, too far, and back.
    const breath = age < BREATH ? Math.sin((age / BREATH) * Math.PI * 0.5) : 0
    const out = ringing(age - BREATH, 110, 230) * motion
    const composed = ringing(age - WIDE, 90, 260) * motion
    // She reaches out for what she eats, and it goes down.
    const reach = hop(snap) * motion
    const gulp = snap > SNAP.shut ? ringing((snap - SNAP.shut) * GULP, 60, 120) * motion : 0
    const isJolted = isDuring(shriek, now) || back !== null
    const jolt = jolted !== null && isJolted ? ringing(now - jolted, 90, 150) * motion : 0
    this.#head.scale.set(
      1 + breath * 0.06 - out * 0.07 + composed * 0.04 + jolt * 0.06 + gulp * 0.05,
      1 - breath * 0.09 + out * 0.12 - composed * 0.06 - jolt * 0.08 + reach * 0.05 - gulp * 0.09,
    )
    const sway = Math.sin(now / 700) * 0.02 * motion
    const trembling = isShrieking ? Math.sin(now / 11) * 0.03 * motion : 0
    this.#head.rotation = sway + trembling + jolt * 0.16 - reach * 0.16
  }

  #drawMarks(isShrieking: boolean, age: number, moment: Moment): void {
    this.marks.visible = isShrieking
    if (!isShrieking) return
    const { drawing, bob } = hoverAt(moment)
    nibAt(drawing, bob, this.#target)
    this.marks.position.set(this.#target.x - 22, this.#target.y - 90)
    this.marks.show(moment.reducedMotion ? 1 : Math.floor((age - BREATH) / 90) % 3)
  }

  #look(screen: UhOhState, moment: Moment, drawing: number, age: number): void {
    const { now, reducedMotion } = moment
    const { stare, eyes } = screen
    const [atX, atY] = [this.root.x, this.root.y]
    const target = this.#target
    dropAt(screen, moment, target)
    const wide = age < WIDE ? 0.72 : 1
    const turned = screen.back ? now - screen.back.from - BACK.looks : 0
    const covered = COVERED_PLUMES[drawing]
    const placed = PLACED_POSES[drawing]?.eyes
    for (let i = 0; i < this.#ownEyes.length; i++) {
      const eye = this.#ownEyes[i]
      const dream = DREAMING[i]
      if (!eye || !dream) continue
      eye.placeAt(covered?.includes(i - WINGS) ? null : (placed?.[i] ?? null))
      if (turned > i * TURNS) eye.lookAt(AT_CRANK.x - atX, AT_CRANK.y - LIFT - atY, wide)
      else if (stare) eye.lookAt(stare.x - atX, stare.y - atY, wide)
      else eye.lookTowards(dream.x, dream.y, wide)
      eye.closeLid(0)
    }
    const { x: headX, y: headY } = this.#head
    for (let i = 0; i < this.#faceEyes.length; i++) {
      const eye = this.#faceEyes[i]
      if (turned > (i + this.#ownEyes.length) * TURNS)
        eye?.lookAt(AT_CRANK.x - atX - headX, AT_CRANK.y - LIFT - atY - headY, wide)
      else if (stare) eye?.lookAt(stare.x - atX - headX, stare.y - atY - headY, wide)
      // The seventh looks at the visitor.
      else if (i === this.#faceEyes.length - 1) eye?.lookTowards(-0.1, -0.15, 1.06)
      else eye?.lookAt(target.x - atX - headX, target.y - atY - headY, wide)
      const blink = eyes[i]?.blink ?? null
      eye?.closeLid(isDuring(blink, now) && !reducedMotion ? hop(progress(blink, now)) * 1.4 : 0)
    }
  }
}

/** Whether what she sees behind herself leaves her with her beak open. */
function isAmazed({ back }: UhOhState, now: number): boolean {
  return back !== null && now >= back.from + BACK.looks && now < back.rolls
}
