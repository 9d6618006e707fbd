import { Container, Graphics, Sprite, type Texture } from 'pixi.js'
import type { manifest } from '../../../assets/fairy-later/manifest'
import { hop } from '../../../src/stage/contract/math'
import { isDuring } from '../../../src/stage/contract/rules/spans'
import type { View } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { BEAT, darknessAt, GLEAMS, LAMP_WINDOW, LAMPS, LILIES, PUPILS, TOAD } from '../layout'
import type { FairyState } from '../state'
import { flicker } from './glow'

/** What the evening lays over all that the window may show, in scene units, and how coarsely it is printed. */
const SKY = { x: -1400, y: -1200, width: 4400, height: 3400 } as const
const DENSITY = 0.2
/** In the corners, over the water, and on stone that a lamp is near. */
const DUSK = { night: 0x24424e, water: 0xaeccca, lamplight: 0xffe9ba } as const
/** How many rings a light is laid in. */
const RINGS = 24
/** What burns, before all that the evening darkens: how far around it the air is bright, in scene units. */
const FLAME = { reach: 96, color: 0xffd27c } as const
/** How many notes are in the air, from where to where each goes along the wall, how high, and how it sways, in scene units. */
const NOTES = { most: 7, from: 116, far: 350, high: 58, sway: 10 } as const
/** Fireflies, who come to listen: how long each glows, in ms. */
const FIREFLIES = { count: 12, glow: 2600, color: 0xffe6a6 } as const

/** What the evening darkens, to be multiplied with it. */
export function createDusk(kit: LaterKit<typeof manifest>): View<FairyState> {
  return { root: new Sprite(kit.bake(drawnDusk(), SKY, DENSITY)), draw() {} }
}

/** What burns and gleams in the evening, the song, and who comes to hear it. */
export function createNight(kit: LaterKit<typeof manifest>): View<FairyState> {
  const flame = printedLight(kit, FLAME.reach, FLAME.color, 0.04)
  const flames = LAMPS.map(({ x, y, size }) =>
    new Sprite({ texture: flame, blendMode: 'add', anchor: 0.5 }).updateTransform({
      ...{ x, y: y - LAMP_WINDOW * size, scaleX: size, scaleY: size },
    }),
  )
  const gleams = GLEAMS.map((place) => kit.sprite('gleam').updateTransform(place))
  const spark = printedLight(kit, 13, FIREFLIES.color, 0.16)
  const fireflies = Array.from({ length: FIREFLIES.count }, () => new Sprite({ texture: spark, blendMode: 'add' }))
  const notes = Array.from({ length: NOTES.most }, () => kit.sprite('note'))
  return {
    root: new Container({ label: 'evening', children: [...flames, ...gleams, ...fireflies, ...notes] }),
    draw({ evening: { song } }, { now, boil, reducedMotion }) {
      const dark = darknessAt(song, now)
      for (let index = 0; index < flames.length; index++) {
        const one = flames[index]
        if (!one) continue
        one.visible = dark > 0
        one.alpha = dark * (reducedMotion ? 1 : flicker(boil, index))
      }
      for (const gleam of gleams) {
        gleam.visible = dark > 0
        gleam.alpha = dark
        gleam.show(reducedMotion ? 0 : boil)
      }
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
        if (!note.visible) continue
        if (reducedMotion) placeNote(note, index, (index + 1) / (NOTES.most + 1))
        else placeNote(note, number, (beats - number) / NOTES.most)
      }
    },
  }
}

/** Out of the mouth to one side and the other, along the wall. */
function placeNote(note: DrawnSprite, number: number, share: number): void {
  const side = number % 2 === 0 ? 1 : -1
  const isDouble = number % 3 === 0
  const sway = NOTES.sway * Math.sin(share * 9 + number)
  note.position.set(
    TOAD.x + side * (NOTES.from + NOTES.far * share),
    TOAD.y + 54 - NOTES.high * hop(0.2 + share * 0.5) + sway,
  )
  note.rotation = side * (0.1 + 0.14 * Math.sin(share * 7 + number))
  note.scale.set(Math.min(1, share * 6) * (isDouble ? 0.95 : 0.86) * (1 - 0.3 * share))
  note.alpha = Math.min(1, (1 - share) * 5)
  note.show(isDouble ? 1 : 0)
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
  const dusk = new Graphics().rect(SKY.x, SKY.y, SKY.width, SKY.height).fill(DUSK.night)
  layLight(dusk, 800, 430, 1000, 720, DUSK.water)
  for (const { x, y, size } of LAMPS) layLight(dusk, x, y - LAMP_WINDOW * size, 200 * size, 200 * size)
  for (const { x, y, size } of LILIES) layLight(dusk, x, y - 24 * size, 190 * size, 150 * size)
  for (const { x, y } of PUPILS) layLight(dusk, x, y - 20, 120, 110)
  layLight(dusk, TOAD.x, TOAD.y + 10, 240, 220)
  return dusk
}

function layLight(
  dusk: Graphics,
  x: number,
  y: number,
  across: number,
  down: number,
  color: number = DUSK.lamplight,
): void {
  for (let ring = 0; ring < RINGS; ring++) {
    const reach = 1 - ring / RINGS
    dusk.ellipse(x, y, across * reach, down * reach).fill({ color, alpha: 0.075 })
  }
}

/** A light in the air, about its middle. */
function printedLight(kit: LaterKit<typeof manifest>, radius: number, color: number, alpha: number): Texture {
  const light = new Graphics()
  for (let ring = 0; ring < 10; ring++) light.circle(0, 0, radius * (1 - ring / 10) ** 1.6).fill({ color, alpha })
  return kit.bake(light, { x: -radius, y: -radius, width: 2 * radius, height: 2 * radius })
}
