import type { Closed, RoomState } from './state'

/** For so many ms the server may be silent before the room counts as offline: it is when a subscription is renewed. */
export const SILENT_FOR = 5000

/** How the room is connected to the others, as the visitor is told. */
export type ConnectionStatus =
  | { readonly kind: 'connecting' | 'connected' | 'offline' | 'back' | 'local' | 'memory' }
  | { readonly kind: 'closed'; readonly why: Closed }

/** Whether the room is this browser's own: no connection is needed, and none can be lost. */
export function isWithoutServer({ kind }: RoomState): boolean {
  return kind === 'local' || kind === 'memory'
}

/** Whether what is sent now waits for the connection. */
export function isAway(state: RoomState): boolean {
  const { isOnline, isHeard, silentSince, now } = state
  if (isWithoutServer(state)) return false
  return !isOnline || (isHeard && silentSince !== null && now - silentSince >= SILENT_FOR)
}

export function connectionStatus(state: RoomState): ConnectionStatus {
  const { closed, kind, isHeard, back } = state
  if (closed && state.isOnline) return { kind: 'closed', why: closed }
  if (isAway(state)) return { kind: 'offline' }
  if (kind === null || !isHeard) return { kind: 'connecting' }
  if (kind === 'local' || kind === 'memory') return { kind }
  return { kind: typeof back === 'number' ? 'back' : 'connected' }
}
