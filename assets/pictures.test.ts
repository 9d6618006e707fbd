import { expect, test } from 'vitest'
import { checkRoom } from './pipeline/check'
import { findRooms, loadDrawings } from './pipeline/rooms'

test('every committed picture matches its source', async () => {
  const faults: string[] = []
  for (const room of findRooms()) faults.push(...(await checkRoom(room, () => loadDrawings(room))))
  expect(faults, 'Run `npm run draw`, look at what changed, and commit it.').toEqual([])
})
