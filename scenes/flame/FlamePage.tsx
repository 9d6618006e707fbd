import { useEffect, useState, useSyncExternalStore } from 'react'
import { sounds } from '../../assets/flame/sounds.manifest'
import type { PageProps } from '../../src/day/definePage'
import { useSoundscape } from '../../src/sound/useSoundscape'
import styles from './FlamePage.module.css'
import type { FireEvents } from './finds'
import { Campfire } from './fire/Campfire'
import { HiddenNames } from './room/hiddenNames'
import { RoomSession } from './room/session'
import { NameScreen } from './screens/NameScreen'
import './screens/roomStyles'
import { browserClock } from './server/browserClock'
import { browserConnection } from './server/browserConnection'
import { newMessageId } from './server/messageId'
import { openChatServer } from './server/openChatServer'
import { useRoomScreen } from './useRoomScreen'

const LOOPS = { fire: 1 } as const

/** What the room needs of the world around it. */
const OUTSIDE = {
  openServer: openChatServer,
  newId: newMessageId,
  clock: browserClock,
  connection: browserConnection,
  hiddenNames: new HiddenNames(() => window.localStorage),
}

/** The visitor's, for as long as the page is open. Nothing of it is stored. */
const session = new RoomSession(OUTSIDE)

/**
 * Day 5: a chat room about a camp fire. First a name is chosen; there is no way back to that, so who was home in between
 * sits by the fire again at once.
 */
export function FlamePage({ tell }: Pick<PageProps<FireEvents>, 'tell'>) {
  // What was said before the page was shown is neither heard nor seen again.
  const [before] = useState(session.read)
  const arrivals = useSyncExternalStore(session.subscribe, () => session.read().arrivals) - before.arrivals
  const sent = useSyncExternalStore(session.subscribe, () => session.read().own.length) - before.own.length
  const author = useSyncExternalStore(session.subscribe, () => session.read().author)
  const [room, loadRoom] = useRoomScreen()
  const play = useSoundscape(sounds, LOOPS)

  useEffect(() => session.enter(), [])

  useEffect(() => {
    if (arrivals === 0) return
    play('message')
    tell('twitched', null)
  }, [arrivals, play, tell])

  useEffect(() => {
    if (sent === 0) return
    play('send')
    tell('sparked', null)
  }, [sent, play, tell])

  return (
    <div className={styles.page}>
      <Campfire voices={arrivals + sent} />
      {author !== null && room.status === 'loaded' ? (
        <room.Screen session={session} />
      ) : (
        <NameScreen
          chosen={author}
          onChoose={(name) => {
            session.choose(name)
            tell('seated', null)
            if (room.status === 'missing') loadRoom()
          }}
          room={author === null ? 'not asked for' : room.status}
          session={session}
        />
      )}
    </div>
  )
}
