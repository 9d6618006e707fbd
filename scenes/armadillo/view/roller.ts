import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/armadillo-later/manifest'
import { clamp, hop, lerp, smoothstep } from '../../../src/stage/contract/math'
import type { Moment, View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { PICTURE, ROLL, RULER, TURN } from '../layout'
import type { ArmadilloState, Turn } from '../state'

type Kit = LaterKit<typeof manifest>

/** The ball out of the picture: its middle, its radius, and where its shadow lies below that, in scene units; and how long it takes to grow, in ms. */
const BALL = {
  x: PICTURE.x + PICTURE.side / 2,
  y: PICTURE.y + PICTURE.side * 0.56,
  radius: 236,
  below: 206,
  grows: 300,
} as const
/** It swells by so much more than it is, and settles. */
const OVERSHOOT = 0.14
/** It rocks back so far, for such a share of its way, before it rolls. */
const ROCK = { back: 38, share: 0.24 } as const
/** It hops so high over the ruler, within so much of it on either side. */
const HOP = { high: 54, reach: 210 } as const
/** How far beyond the window the leaf and the ball are out of sight, in scene units; and how large the leaf is drawn. */
const BEYOND = { leaf: 60, ball: 300 } as const
const LEAF = { width: 200, height: 1000 } as const

/** What lies over the page: the armadillo that has rolled up, and the leaf that is turned. */
export function createRoller(kit: Kit): View<ArmadilloState> {
  const ball = kit.sprite('roller')
  const shade = kit.sprite('shade')
  const rolling = new Container({ label: 'roller', children: [shade, ball] })
  const leaf = kit.sprite('leaf')
  return {
    root: new Container({ label: 'over the page', children: [rolling, leaf] }),
    draw({ roll, turn }, moment) {
      const time = roll ? moment.now - roll.from - ROLL.closes : -1
      rolling.visible = time >= 0 && !(moment.reducedMotion && time > ROLL.leaves - ROLL.closes)
      if (rolling.visible) {
        const since = time + ROLL.closes
        ball.show(since >= ROLL.looks && since < ROLL.shuts ? 'awake' : 'shut')
        placeBall(ball, shade, since, moment)
      }
      leaf.visible = turn !== null && !moment.reducedMotion
      if (turn && leaf.visible) placeLeaf(leaf, turn, moment)
    },
  }
}

function placeBall(
  ball: Container,
  shade: Container,
  since: number,
  { reducedMotion, viewport: { visible } }: Moment,
): void {
  const grown = clamp((since - ROLL.closes) / BALL.grows, 0, 1)
  const size = reducedMotion ? 1 : grown * (1 + OVERSHOOT * Math.sin(grown * Math.PI))
  const share = reducedMotion ? 0 : clamp((since - ROLL.leaves) / (ROLL.lasts - ROLL.leaves), 0, 1)
  const rocked = ROCK.back * Math.sin(clamp(share / ROCK.share, 0, 1) * (Math.PI / 2))
  const far = visible.x + visible.width + BEYOND.ball - BALL.x
  const way = clamp((share - ROCK.share) / (1 - ROCK.share), 0, 1) ** 2 * (far + ROCK.back) - rocked
  const x = BALL.x + way
  const up = HOP.high * hop(clamp((x - RULER.x + HOP.reach) / (2 * HOP.reach), 0, 1))
  ball.position.set(x, BALL.y - up)
  ball.rotation = way / BALL.radius
  ball.scale.set(size)
  shade.position.set(x, BALL.y + BALL.below)
  shade.scale.set(size * (1 - up / (4 * HOP.high)))
}

/** From the right over the page and away over the gutter; back to the first plate it comes the other way. */
function placeLeaf(leaf: Container, { from, to }: Turn, { now, viewport: { visible } }: Moment): void {
  const share = (now - from) / TURN
  const [left, right] = [visible.x - BEYOND.leaf, visible.x + visible.width + BEYOND.leaf]
  const isBack = to === 0
  const [first, last] = isBack ? [left, right] : [right, left]
  const edge = lerp(first, last, smoothstep(0, 0.5, share))
  const fold = lerp(first, last, smoothstep(0.5, 1, share))
  leaf.position.set(edge, visible.y - BEYOND.leaf)
  leaf.scale.set((fold - edge) / LEAF.width, (visible.height + 2 * BEYOND.leaf) / LEAF.height)
}
