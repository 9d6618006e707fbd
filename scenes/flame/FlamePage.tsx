import { useEffect, useState, useSyncExternalStore } from 'react'
import { sounds } from '../../assets/flame/sounds.manifest'
import { useSoundscape } from '../../src/sound/useSoundscape'
import styles from './FlamePage.module.css'
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

/** Day 5: a chat room about a camp fire. First a name is chosen; there is no way back to that. */
export function FlamePage() {
  const [session] = useState(() => new RoomSession(OUTSIDE))
  const arrivals = useSyncExternalStore(session.subscribe, () => session.read().arrivals)
  const sent = useSyncExternalStore(session.subscribe, () => session.read().own.length)
  const [author, setAuthor] = useState<string | null>(null)
  const [room, loadRoom] = useRoomScreen()
  const play = useSoundscape(sounds, LOOPS)

  useEffect(() => session.enter(), [session])

  useEffect(() => {
    if (arrivals > 0) play('message')
  }, [arrivals, play])

  useEffect(() => {
    if (sent > 0) play('send')
  }, [sent, play])

  return (
    <div className={styles.page}>
      <Campfire voices={arrivals + sent} />
      {author !== null && room.status === 'loaded' ? (
        <room.Screen author={author} session={session} />
      ) : (
        <NameScreen
          onChoose={(name) => {
            setAuthor(name)
            if (room.status === 'missing') loadRoom()
          }}
          room={author === null ? 'not asked for' : room.status}
        />
      )}
    </div>
  )
}
