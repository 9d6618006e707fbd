import { isOver, spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { catReach, HOOKS, SUPPER } from '../layout'
import type { Events, FarmState, Rack } from '../state'
import type { Tuning } from '../tuning'

type FarmWorld = World<Events, Tuning>

/** How long the cat goes, and how long it runs all the way, in ms. */
const PROWL = { goes: 3000, runs: 1400 } as const

export function emptyRack(): Rack {
  return {
    hung: [],
    spoiledAt: 0,
    most: 0,
    suppers: 0,
    servedAt: null,
    endedAt: null,
    isLaid: false,
    toastedAt: null,
    prowl: null,
    restsUntil: 0,
    stolen: 0,
    hasLater: false,
  }
}

/** A fish that was let out is hung up once it is back in the sea, as long as there is a hook. */
export function hangUp({ rack }: FarmState, fish: number, since: number): void {
  if (rack.hung.length < HOOKS) rack.hung.push({ fish, since })
}

/** A tick ashore. @returns whether supper has just been served */
export function followRack(farm: FarmState, world: FarmWorld): boolean {
  const { rack } = farm
  const { now, emit } = world
  if (rack.servedAt !== null) {
    if (now >= rack.servedAt + SUPPER.over) endSupper(rack, world)
    else rack.isLaid = now >= rack.servedAt + SUPPER.table
    return false
  }
  if (rack.prowl) followCat(farm, world)
  else if (isTempted(farm, world))
    rack.prowl = { out: spanOf(now, PROWL.goes), home: null, reach: 0, fish: null, tookAt: 0 }
  const last = rack.hung[HOOKS - 1]
  if (!last || rack.prowl || !rack.hasLater || now < last.since) return false
  const fish = farm.score - rack.spoiledAt
  emit('served', { fish, isUntouched: rack.stolen === 0, isMost: rack.suppers > 0 && fish > rack.most })
  rack.most = Math.max(rack.most, fish)
  rack.servedAt = now
  return true
}

/** Whoever presses the cat has it run home; with a fish, without it. */
export function shoo({ rack }: FarmState, { now, emit }: FarmWorld): void {
  const { prowl } = rack
  if (!prowl || (prowl.home && prowl.fish === null)) return
  prowl.reach = catReach(prowl, now)
  prowl.home = spanOf(now, PROWL.runs * prowl.reach)
  const { fish } = prowl
  if (fish === null) emit('shooed')
  else {
    prowl.fish = null
    // Its hook may have been taken since.
    if (rack.hung.length < HOOKS) rack.hung.push({ fish, since: now })
    emit('saved', { fish })
  }
}

/** Whoever presses the table is drunk to. */
export function toast({ rack, keeper }: FarmState, { now, tuning, emit }: FarmWorld): void {
  if (!rack.isLaid) return
  rack.toastedAt = now
  keeper.cheersUntil = now + tuning.cheer
  emit('toasted')
}

export function checkRack({ rack, traps, score }: FarmState, { now }: FarmWorld): void {
  const { hung, spoiledAt, servedAt, isLaid, prowl, hasLater, suppers, stolen } = rack
  const mouthful = prowl?.fish == null ? 0 : 1
  if (hung.length > HOOKS || hung.length + mouthful + stolen + suppers * HOOKS > score)
    throw new Error(`rack has ${hung.length} fish and ${mouthful} of ${score}, ${suppers} suppers, ${stolen} stolen.`)
  if (spoiledAt > score || spoiledAt > 0 !== stolen > 0)
    throw new Error(`rack.spoiledAt is ${spoiledAt} of ${score}, stolen ${stolen}.`)
  if (isLaid !== (servedAt !== null && now >= servedAt + SUPPER.table))
    throw new Error(`rack.isLaid is ${isLaid} at ${now}, served at ${servedAt}.`)
  if (prowl && (!hasLater || servedAt !== null || (prowl.home === null && mouthful > 0)))
    throw new Error(
      `rack.prowl is home at ${prowl.home?.until} with ${prowl.fish}, servedAt ${servedAt}, hasLater ${hasLater}.`,
    )
  if (servedAt === null) return
  if (!hasLater || hung.length !== HOOKS || now >= servedAt + SUPPER.over || traps.some(({ caught }) => caught))
    throw new Error(`rack is served since ${servedAt} at ${now} with ${hung.length} fish, hasLater ${hasLater}.`)
}

/** Whether a catch has waited so long that nobody seems to want it, and there is a fish to be had. */
function isTempted({ rack, traps }: FarmState, { now, tuning }: FarmWorld): boolean {
  if (!rack.hasLater || now < rack.restsUntil) return false
  const first = rack.hung[0]
  if (!first || now < first.since || rack.hung.length === HOOKS) return false
  for (const { caught, catchesAt } of traps) if (caught && now >= catchesAt + tuning.patience) return true
  return false
}

/** It takes the fish that was hung up last, and is home with it. */
function followCat({ rack, score }: FarmState, { now, tuning, emit }: FarmWorld): void {
  const { prowl } = rack
  if (!prowl) return
  if (prowl.home === null) {
    if (!isOver(prowl.out, now)) return
    prowl.home = spanOf(now, PROWL.goes)
    prowl.reach = 1
    const taken = rack.hung.pop()
    if (!taken) return
    prowl.fish = taken.fish
    prowl.tookAt = score
    emit('stolen', { fish: taken.fish })
  } else if (isOver(prowl.home, now)) {
    if (prowl.fish !== null) {
      rack.stolen += 1
      rack.spoiledAt = prowl.tookAt
    }
    rack.prowl = null
    rack.restsUntil = now + tuning.patience
  }
}

function endSupper(rack: Rack, { now, tuning, emit }: FarmWorld): void {
  rack.hung.length = 0
  rack.servedAt = null
  rack.isLaid = false
  rack.endedAt = now
  rack.restsUntil = now + tuning.patience
  rack.suppers += 1
  emit('eaten', { suppers: rack.suppers })
}
