import { Container, Graphics, Sprite } from 'pixi.js'
import type { manifest } from '../../../assets/fairy-later/manifest'
import { hop } from '../../../src/stage/contract/math'
import { isDuring } from '../../../src/stage/contract/rules/spans'
import type { View } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { BEAT, darknessAt, LAMPS, LILIES, TOAD } from '../layout'
import type { FairyState } from '../state'

/** What the evening lays over all that the window may show, in scene units, and how coarsely it is printed. */
const SKY = { x: -1400, y: -1200, width: 4400, height: 3400 } as const
const DENSITY = 0.2
/** From the corners to the middle of the garden. */
const DUSK = [0x1f3b48, 0x2a4855, 0x365863, 0x446a74, 0x527a82, 0x5f878e] as const
/** Lamplight on stone, and how many rings it is laid in. */
const LAMPLIGHT = 0xffeec8
const RINGS = 14
/** How many notes are in the air, how long each is, in ms, and how far it goes, in scene units. */
const NOTES = { most: 5, far: 420, high: 84, sway: 12 } as const
/** Fireflies, who come to listen: how long each glows, in ms. */
const FIREFLIES = { count: 12, glow: 2600, color: 0xffe6a6 } as const

/** Evening over the garden, the song, and who comes to hear it. */
export function createNight(kit: LaterKit<typeof manifest>): View<FairyState> {
  const night = new Sprite({ texture: kit.bake(drawnDusk(), SKY, DENSITY), blendMode: 'multiply' })
  const spark = kit.bake(drawnLight(13, FIREFLIES.color, 0.16), { x: -13, y: -13, width: 26, height: 26 })
  const fireflies = Array.from({ length: FIREFLIES.count }, () => new Sprite({ texture: spark, blendMode: 'add' }))
  const notes = Array.from({ length: NOTES.most }, () => kit.sprite('note'))
  return {
    root: new Container({ label: 'evening', children: [night, ...fireflies, ...notes] }),
    draw({ evening: { song } }, { now, reducedMotion }) {
      const dark = darknessAt(song, now)
      night.visible = dark > 0
      night.alpha = dark
      for (let index = 0; index < fireflies.length; index++) {
        const firefly = fireflies[index]
        if (!firefly) continue
        firefly.visible = dark > 0
        if (firefly.visible) placeFirefly(firefly, index, dark, reducedMotion ? 0 : now)
      }
      const sings = isDuring(song, now)
      const beats = song ? (now - song.from) / BEAT : 0
      for (let index = 0; index < notes.length; index++) {
        const note = notes[index]
        if (!note) continue
        // The newest of those that are due at this place.
        const number = Math.floor((beats - index) / NOTES.most) * NOTES.most + index
        note.visible = sings && number >= 0
        if (note.visible) placeNote(note, number, reducedMotion ? 0.6 : (beats - number) / NOTES.most)
      }
    },
  }
}

/** Out of the mouth to one side and the other, along the wall. */
function placeNote(note: DrawnSprite, number: number, share: number): void {
  const side = number % 2 === 0 ? 1 : -1
  const far = NOTES.far * (1 - (1 - share) ** 2) * (number % 3 === 0 ? 1 : 0.8)
  const x = TOAD.x + side * (40 + far)
  note.position.set(x, TOAD.y - NOTES.high * hop(0.25 + share * 0.6) + 74 + NOTES.sway * Math.sin(share * 9 + number))
  note.rotation = side * (0.1 + 0.14 * Math.sin(share * 7 + number))
  const grown = Math.min(1, share * 5)
  note.scale.set(grown * (number % 3 === 0 ? 0.95 : 0.78))
  note.alpha = Math.min(1, (1 - share) * 4)
  note.show(number % 3 === 0 ? 1 : 0)
}

/** They keep to the garden's sides, and go on and off, each by itself. */
function placeFirefly(firefly: Sprite, index: number, dark: number, now: number): void {
  const side = index % 2 === 0 ? 60 : 1310
  const sway = Math.sin(now / 1700 + index * 2.4)
  firefly.position.set(
    side + ((index * 83) % 230) + 34 * sway,
    90 + ((index * 379) % 820) + 22 * Math.cos(now / 1300 + index),
  )
  firefly.alpha = dark * (0.35 + 0.65 * Math.sin((now / FIREFLIES.glow + index * 0.37) * Math.PI) ** 2)
}

/** What darkens: the less, the nearer to the water, and hardly about what burns. */
function drawnDusk(): Graphics {
  const dusk = new Graphics()
  for (let ring = 0; ring < DUSK.length; ring++) {
    const color = DUSK[ring] ?? 0
    const reach = 1 - ring / DUSK.length
    if (ring === 0) dusk.rect(SKY.x, SKY.y, SKY.width, SKY.height).fill(color)
    else dusk.ellipse(800, 440, 1150 * reach, 800 * reach).fill(color)
  }
  for (const { x, y, size } of LAMPS) layLight(dusk, x, y - 58 * size, 200 * size)
  for (const { x, y, size } of LILIES) layLight(dusk, x, y - 24 * size, 190 * size)
  layLight(dusk, TOAD.x, TOAD.y + 10, 230)
  return dusk
}

function layLight(dusk: Graphics, x: number, y: number, radius: number): void {
  for (let ring = 0; ring < RINGS; ring++)
    dusk.circle(x, y, radius * (1 - ring / RINGS)).fill({ color: LAMPLIGHT, alpha: 0.12 })
}

function drawnLight(radius: number, color: number, alpha: number): Graphics {
  const light = new Graphics()
  for (let ring = 0; ring < 8; ring++) light.circle(0, 0, radius * (1 - ring / 8) ** 1.6).fill({ color, alpha })
  return light
}
