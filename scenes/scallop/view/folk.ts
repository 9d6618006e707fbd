import { Container, Texture } from 'pixi.js'
import type { manifest } from '../../../assets/scallop-later/manifest'
import { FAR_NICHE, PLACES } from '../../../assets/scallop-later/shared'
import { clamp, spread } from '../../../src/stage/contract/math'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { TextureMesh } from '../../../src/stage/kit/textureMesh'
import type { Cabinet, ScallopState } from '../state'
import { bowedOn, doesBow, LATE } from './bow'
import { coverOf } from './shelves'

/** Where bodies bend, in scene units above the ground: the base keeps still, and what is above the last joint stays straight. */
const JOINTS = [16, 25, 34, 43, 50] as const
/** Where each has two corners: at the foot, at the joints, and at the top. */
const LEVELS = JOINTS.length + 2
/** How far somebody leans towards the niche, in radians, and how much flatter who stands right above or below it becomes. */
const LEAN = { least: 0.5, more: 0.16, spread: 0.05, within: 160, flat: 0.08, flatter: 0.16 } as const
/** The lamp does not reach far: whoever stands further from it than this, in scene units, is so much darker. */
const LIGHT = [
  { from: 0, tint: 0xffffff },
  { from: 430, tint: 0xe6ddd0 },
  { from: 620, tint: 0xc6baa8 },
] as const

/** On a visit to the whole cabinet: everybody who has been looked at, small, in their places. */
export function createFolk(kit: LaterKit<typeof manifest>): View<ScallopState> {
  const members = kit.textures('folk').map((texture, index) => new Member(texture, index))
  const rings = LIGHT.map(({ from, tint }, ring) => {
    const until = LIGHT[ring + 1]?.from ?? Number.POSITIVE_INFINITY
    const some = new Some(members.filter(({ fromLamp }) => fromLamp >= from && fromLamp < until))
    some.tint = tint
    return some
  })
  const folk = kit.sprite('folk')
  const cover = kit.sprite('cover')
  const pointed = new Container({ label: 'pointed', children: [folk, cover] })
  pointed.scale.set(POINTED)
  const root = new Container({ label: 'folk', children: [...rings, pointed] })
  return {
    root,
    draw({ cabinet, selected }, { now, reducedMotion }) {
      const { visit, looked } = cabinet
      root.visible = visit !== null
      if (!visit) return
      for (const some of rings) some.draw(cabinet, selected, now, reducedMotion)
      pointed.visible = visit.pointed !== null
      if (visit.pointed === null) return
      const { x, y } = PLACES[visit.pointed] ?? { x: 0, y: 0 }
      folk.visible = looked[visit.pointed] === true
      cover.visible = !folk.visible
      folk.show(visit.pointed)
      cover.show(coverOf(visit.pointed))
      pointed.position.set(x, y)
    },
  }
}

/** How many times as large somebody is who is pointed at. */
const POINTED = 1.16

/** One of them: what of its sheet it is, and how it stands and bends. */
class Member {
  readonly index
  readonly texture
  readonly x
  readonly y
  /** How far from the lamp it stands; aside counts less. */
  readonly fromLamp
  /** Its edges, in scene units from the middle of its foot, and how far up each level is. */
  readonly left
  readonly right
  readonly heights = new Float64Array(LEVELS)
  /** How far it leans in a bow, in radians, and how much flatter it becomes. */
  readonly lean
  readonly flatter

  constructor(texture: Texture, index: number) {
    const { x, y } = PLACES[index] ?? { x: 0, y: 0 }
    const { frame, trim, orig, defaultAnchor } = texture
    this.index = index
    this.texture = texture
    this.x = x
    this.y = y
    this.fromLamp = Math.hypot((x - FAR_NICHE.x) / 1.4, y - 440)
    this.left = (trim?.x ?? 0) - (defaultAnchor?.x ?? 0) * orig.width
    this.right = this.left + frame.width
    const top = (defaultAnchor?.y ?? 0) * orig.height - (trim?.y ?? 0)
    this.heights[0] = top - frame.height
    for (const [joint, height] of JOINTS.entries()) this.heights[joint + 1] = Math.min(height, top)
    this.heights[LEVELS - 1] = top
    const aside = clamp((FAR_NICHE.x - x) / LEAN.within, -1, 1)
    this.lean = aside * (LEAN.least + (LEAN.more * Math.abs(FAR_NICHE.x - x)) / 760) + LEAN.spread * spread(index)
    this.flatter = LEAN.flat + LEAN.flatter * (1 - Math.abs(aside))
  }

  /** Where a level lies on the sheet, in scene units from its top. */
  down(level: number): number {
    return this.texture.frame.y + (this.heights[LEVELS - 1] ?? 0) - (this.heights[level] ?? 0)
  }
}

/** Nobody stands there: deeper than any bow. */
const AWAY = 9

/** Some of them in one mesh, which is bent, and drawn at once. */
class Some extends TextureMesh {
  readonly #members: readonly Member[]
  /** How deep each bows as it is laid. */
  readonly #laid

  constructor(members: readonly Member[]) {
    const uvs: number[] = []
    const indices: number[] = []
    // A mesh reads its sheet as a drawing on it does: all places are told from there, as shares of the whole drawing.
    const { frame, trim, orig } = members[0]?.texture ?? Texture.EMPTY
    const across = (x: number) => (x - frame.x + (trim?.x ?? 0)) / orig.width
    for (const [place, member] of members.entries()) {
      const { x, width } = member.texture.frame
      for (let level = 0; level < LEVELS; level++) {
        const down = (member.down(level) - frame.y + (trim?.y ?? 0)) / orig.height
        uvs.push(across(x), down, across(x + width), down)
        const corner = 2 * (place * LEVELS + level)
        if (level > 0) indices.push(corner - 2, corner - 1, corner + 1, corner - 2, corner + 1, corner)
      }
    }
    super(members[0]?.texture ?? Texture.EMPTY, {
      positions: new Float32Array(uvs.length),
      uvs: new Float32Array(uvs),
      indices: new Uint32Array(indices),
    })
    this.#members = members
    this.#laid = new Float64Array(members.length).fill(AWAY)
  }

  draw(cabinet: Cabinet, selected: number, now: number, isCalm: boolean): void {
    let hasChanged = false
    for (let place = 0; place < this.#members.length; place++) {
      const member = this.#members[place]
      if (!member) continue
      const deep = deepOf(member.index, cabinet, selected, now, isCalm)
      if (deep === this.#laid[place]) continue
      this.#laid[place] = deep
      this.#lay(member, place, deep)
      hasChanged = true
    }
    if (hasChanged) this.geometry.getBuffer('aPosition').update()
  }

  /** Bent joint by joint, from the base up; whoever is away has no height and no width. */
  #lay({ x, y, left, right, heights, lean, flatter }: Member, place: number, deep: number): void {
    const { positions } = this.geometry
    const isAway = deep === AWAY
    let spineX = x
    let spineY = y - (heights[0] ?? 0)
    let turn = 0
    for (let level = 0; level < LEVELS; level++) {
      if (level > 0) {
        const share = clamp((level - 1) / (JOINTS.length - 1), 0, 1)
        turn = level === 1 || isAway ? 0 : lean * deep * share
        const long = ((heights[level] ?? 0) - (heights[level - 1] ?? 0)) * (level === 1 ? 1 : 1 - flatter * deep)
        spineX += Math.sin(turn) * long
        spineY -= Math.cos(turn) * long
      }
      const corner = 4 * (place * LEVELS + level)
      positions[corner] = isAway ? x : spineX + Math.cos(turn) * left
      positions[corner + 1] = isAway ? y : spineY + Math.sin(turn) * left
      positions[corner + 2] = isAway ? x : spineX + Math.cos(turn) * right
      positions[corner + 3] = isAway ? y : spineY + Math.sin(turn) * right
    }
  }
}

/** How deep the figurine of that index bows at that moment. Whoever is in the niche, or under a sheet, is not seen on the shelf. */
function deepOf(index: number, cabinet: Cabinet, selected: number, now: number, isCalm: boolean): number {
  const { visit } = cabinet
  if (!visit || index === selected || cabinet.looked[index] !== true) return AWAY
  return doesBow(visit, index) ? bowedOn(visit, LATE[index] ?? 0, now, isCalm) : 0
}
