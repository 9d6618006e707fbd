import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/scallop-later/manifest'
import { FAR_NICHE, HERO } from '../../../assets/scallop-later/shared'
import { lerp, smoothstep } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { View } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { FIGURINE, FIGURINES, GROUND, LAST_SHEET, RISES_AFTER, TALLY, VISIT } from '../layout'
import type { Cabinet, ScallopState } from '../state'
import { standAt } from './figurine'
import { coverOf, Tally } from './shelves'

type Veil = DrawnSprite

/** How a sheet comes off, in scene units near by: it is drawn up by a little, slips aside, and flies down in an arc. */
const OFF = { up: 0.04, breath: 110, aside: 150, high: -250, far: 330, floor: 420, sways: 26 } as const

/** Near by: the sheet over whoever comes for the first time, and the one that comes off; and the frame below the counter. */
export function createVeil(kit: LaterKit<typeof manifest>): View<ScallopState> {
  const over = kit.sprite('veil')
  const off = kit.sprite('veil')
  const root = new Container({ label: 'veil', children: [off, over] })
  return {
    root,
    draw({ cabinet, selected, change }, { now, reducedMotion }) {
      const { fallen } = cabinet
      const isLast = isLastCovered(cabinet) && fallen?.index === selected
      over.visible = !reducedMotion && (cabinet.looked[selected] === false || isLast)
      if (over.visible) {
        over.show(coverOf(selected))
        const rising = change ? (now - change.from - RISES_AFTER) / (change.until - change.from - RISES_AFTER) : 1
        standAt(over, rising, 1)
      }
      const elapsed = reducedMotion || isLast ? Number.POSITIVE_INFINITY : since(fallen?.at, now)
      off.visible = elapsed < LAST_SHEET.slides + LAST_SHEET.falls
      if (off.visible && fallen) comeOff(off, coverOf(fallen.index), elapsed, GROUND.x, GROUND.y, 1)
    },
  }
}

/** Whether the last of all sheets is still on: it comes off before everybody. */
const isLastCovered = ({ count, hasBowed }: Cabinet) => count === FIGURINES && !hasBowed

/** From further away: the last sheet, which comes off and lies where it fell; and the plate below, on which it is told. */
export function createLastSheet(kit: LaterKit<typeof manifest>): View<ScallopState> {
  const sheet = kit.sprite('veil')
  const plate = kit.sprite('plate').updateTransform(PLATE_AT)
  const scale = HERO / FIGURINE.scale
  const root = new Container({ label: 'last sheet', children: [sheet, plate] })
  return {
    root,
    draw({ cabinet: { visit, fallen } }, { now, reducedMotion }) {
      root.visible = visit !== null
      if (!visit) return
      plate.visible = visit.why === 'look' || visit.hasBowed
      sheet.visible = visit.hasSheet
      if (!visit.hasSheet) return
      const elapsed = now - visit.from - VISIT.back
      const hasFallen = elapsed >= LAST_SHEET.slides + LAST_SHEET.falls
      if (hasFallen || (reducedMotion && elapsed >= 0)) {
        sheet.show('down').updateTransform({ x: FALLEN.x, y: FALLEN.y, scaleX: scale, scaleY: scale })
      } else comeOff(sheet, coverOf(fallen?.index ?? 0), Math.max(0, elapsed), FAR_NICHE.x, FAR_NICHE.floor, scale)
    },
  }
}

/** Where the plate is, and where the last sheet lies, in scene units. */
const PLATE_AT = { x: 800, y: 956 } as const
const FALLEN = { x: 1010, y: 930 } as const

/** Near by: the frame that says how many have been looked at. */
export function createTally(kit: LaterKit<typeof manifest>): View<ScallopState> {
  const tally = new Tally(kit)
  const root = new Container({ label: 'tally', children: [tally.root.updateTransform(TALLY)] })
  return {
    root,
    draw({ cabinet: { count } }) {
      tally.write(count)
    },
  }
}

/** A sheet so long after somebody has drawn at it, in ms, that lay over what stands at that place. */
function comeOff(
  sheet: Veil,
  kind: ReturnType<typeof coverOf>,
  elapsed: number,
  x: number,
  y: number,
  scale: number,
): void {
  const { slides, falls } = LAST_SHEET
  if (elapsed < OFF.breath) {
    const drawn = OFF.up * smoothstep(0, OFF.breath, elapsed)
    sheet.show(kind)
    sheet.angle = 0
    sheet.position.set(x, y)
    sheet.scale.set(scale * (1 - drawn), scale * (1 + drawn))
    return
  }
  sheet.scale.set(scale)
  if (elapsed < slides) {
    const share = (elapsed - OFF.breath) / (slides - OFF.breath)
    sheet.show('slips')
    sheet.position.set(x + scale * OFF.aside * share * share, y - scale * 40 * share)
    sheet.angle = 14 * share * share
    return
  }
  const share = Math.min(1, (elapsed - slides) / falls)
  sheet.show('flies')
  sheet.position.set(
    x + scale * (lerp(OFF.aside + 60, OFF.far, share) + OFF.sways * Math.sin(share * 7)),
    y + scale * lerp(OFF.high, OFF.floor, share * share),
  )
  sheet.angle = 12 * Math.sin(share * 6) + 6
}
