import { isSecondPress } from '../../../src/stage/contract/rules/secondPress'
import type { World } from '../../../src/stage/contract/scene'
import type { Events, KindState } from '../state'
import type { Tuning } from '../tuning'

type Here = World<Events, Tuning>

/** Opens the door once all has been told by the moon and the room is dark and quiet; and from then on in every such dark. */
export function openDoor(room: KindState, { now, tuning, emit }: Here): void {
  const { box, door, lamp } = room
  const isQuiet = !box && !lamp.isLit && door.openedAt === null && hasToldAll(room)
  if (!isQuiet || !door.isDrawn) {
    door.opensAt = null
    return
  }
  door.opensAt ??= now + tuning.quiet
  if (now < door.opensAt) return
  door.opensAt = null
  door.openedAt = now
  emit('unlatched', { isHome: door.isHome })
}

/** Shuts it; it stays so until the lamp has been lit. */
export function shutDoor({ door }: KindState, { now, emit }: Here): void {
  if (door.openedAt === null || door.shutAt !== null || isSecondPress(door.openedAt, now)) return
  door.shutAt = now
  emit('shut')
}

/** The lamp is lit: whoever stood in the door has come in. */
export function welcome({ door }: KindState, { emit }: Here): void {
  if (door.openedAt === null) return
  door.openedAt = null
  door.shutAt = null
  if (door.isHome) return
  door.isHome = true
  emit('settled')
}

/** @throws if the door stands as it cannot */
export function checkDoor(room: Readonly<KindState>): void {
  const { openedAt, opensAt, shutAt, isHome, isDrawn } = room.door
  const isUsed = openedAt !== null || opensAt !== null || isHome
  if (isUsed && !(isDrawn && hasToldAll(room)))
    throw new Error(`door.openedAt is ${openedAt} while door.isDrawn is ${isDrawn} and not all has been told.`)
  if (openedAt !== null && (room.lamp.isLit || opensAt !== null))
    throw new Error(`door.openedAt is ${openedAt} while lamp.isLit is ${room.lamp.isLit}, opensAt ${opensAt}.`)
  if (shutAt !== null && !(openedAt !== null && shutAt >= openedAt))
    throw new Error(`door.shutAt is ${shutAt} while door.openedAt is ${openedAt}.`)
}

function hasToldAll({ toldAt }: Readonly<KindState>): boolean {
  return !Object.values(toldAt).includes(null)
}
