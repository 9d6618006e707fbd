import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/nest-later/manifest'
import { clamp, easeOutBack, hop, smoothstep } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment, View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { deedOf, TABLE } from '../layout'
import type { DeedName, NestState } from '../state'

type Kit = LaterKit<typeof manifest>

/** How long what they do takes to come, and to go, in ms. */
const COMES = 380
const GOES = 180
/** What stands on the table, and what hangs between the nests, in scene units. */
const TOP = TABLE.y - 130
const HUNG = 560
/** How often something begins anew, in ms. */
const EVERY = 4000
const DRAWING = 420
/** The blanket falls into its place from so high, in scene units. */
const DROP = 60

interface Deed {
  readonly y: number
  /** How it moves, at a share (0…1) of `EVERY`. */
  move(sprite: Container, share: number): void
}

const rests = () => {}
const sways = (reach: number) => (sprite: Container, share: number) => {
  sprite.rotation = reach * Math.sin(share * 2 * Math.PI)
}

const DEEDS: Readonly<Record<Exclude<DeedName, 'blanket'>, Deed>> = {
  turns: {
    y: TOP - 74,
    move(sprite, share) {
      sprite.rotation = Math.PI * smoothstep(0.88, 1, share)
    },
  },
  tea: { y: TOP + 8, move: rests },
  socks: { y: HUNG - 84, move: sways(0.018) },
  story: { y: TOP - 26, move: rests },
  umbrella: { y: TOP + 26, move: sways(0.014) },
  hug: {
    y: HUNG - 10,
    move(sprite, share) {
      const beat = (share * 4) % 1
      sprite.rotation = 0.05 * hop(clamp(beat * 3, 0, 1)) - 0.04
    },
  },
  toast: { y: TOP - 100, move: rests },
  quarrel: {
    y: HUNG - 30,
    move(sprite, share) {
      sprite.rotation = Math.floor(share * 8) % 2 === 0 ? -0.03 : 0.035
    },
  },
  chorus: { y: HUNG - 40, move: sways(0.03) },
}

const NAMES = Object.keys(DEEDS) as readonly (keyof typeof DEEDS)[]

/** What is seen, and how much of it, 0…1, as it comes, and as the two part. */
interface Seen {
  name: DeedName | null
  share: number
}

function lookAt({ toldAt, third, left, right }: NestState, { now, reducedMotion }: Moment, seen: Seen): void {
  seen.name = third ? 'blanket' : deedOf(left.move?.before ?? left.creature, right.move?.before ?? right.creature)
  // Whoever had not risen has done nothing that could end.
  const isParting = (left.move?.height ?? 1) === 1 && (right.move?.height ?? 1) === 1
  const parted = Math.min(since(left.move?.from, now), since(right.move?.from, now))
  if (third) seen.share = reducedMotion ? 1 : clamp((now - third.from) / COMES, 0, 1)
  else if (toldAt !== null) seen.share = reducedMotion ? 1 : clamp((now - toldAt) / COMES, 0, 1)
  else seen.share = isParting && !reducedMotion ? clamp(1 - parted / GOES, 0, 1) : 0
}

/** Between the nests, and behind who sleeps in them, what the two do. */
export function createDeeds(kit: Kit): View<NestState> {
  const sprites = NAMES.map((name) => kit.sprite(name).updateTransform({ x: TABLE.x - 12, y: DEEDS[name].y }))
  const seen: Seen = { name: null, share: 0 }
  return {
    root: new Container({ label: 'deeds', children: sprites }),
    draw(burrow, moment) {
      const { now, reducedMotion } = moment
      lookAt(burrow, moment, seen)
      for (let place = 0; place < sprites.length; place++) {
        const [name, sprite] = [NAMES[place], sprites[place]]
        if (!name || !sprite) continue
        const share = seen.name === name ? seen.share : 0
        sprite.visible = share > 0
        if (!sprite.visible) continue
        sprite.alpha = clamp(share * 3, 0, 1)
        const size = 0.6 + 0.4 * easeOutBack(share)
        sprite.scale.set(name === 'umbrella' ? share * size : size, size)
        if (reducedMotion) continue
        DEEDS[name].move(sprite, (now % EVERY) / EVERY)
        if (name === 'tea' || name === 'toast') sprite.show(Math.floor(now / DRAWING) % 2)
      }
    },
  }
}

/** One blanket for both; when the lamp has gone to bed, whoever they are. */
export function createBlanket(kit: Kit): View<NestState> {
  const root = kit.cutSprite('blanket')
  const { y } = root.updateTransform({ x: 806, y: 760 })
  const seen: Seen = { name: null, share: 0 }
  return {
    root,
    draw(burrow, moment) {
      lookAt(burrow, moment, seen)
      const share = seen.name === 'blanket' ? seen.share : 0
      root.visible = share > 0
      root.alpha = clamp(share * 3, 0, 1)
      root.position.set(806, y - DROP * (1 - easeOutBack(share)))
    },
  }
}
