import { useEffect, useState, useSyncExternalStore } from 'react'
import { sounds } from '../../assets/flame/sounds.manifest'
import { useSoundscape } from '../../src/sound/useSoundscape'
import { wallClock } from '../../src/wallClock'
import styles from './FlamePage.module.css'
import { Campfire } from './fire/Campfire'
import { RoomSession } from './room/session'
import { NameScreen } from './screens/NameScreen'
import { RoomScreen } from './screens/RoomScreen'
import { browserConnection } from './server/browserConnection'
import { newMessageId } from './server/messageId'
import { openChatServer } from './server/openChatServer'

const LOOPS = { fire: 1 } as const

/** What the room needs of the world around it. */
const OUTSIDE = { openServer: openChatServer, newId: newMessageId, clock: wallClock, connection: browserConnection }

/** Day 5: a chat room about a camp fire. First a name is chosen; there is no way back to that. */
export function FlamePage() {
  const [session] = useState(() => new RoomSession(OUTSIDE))
  const arrivals = useSyncExternalStore(session.subscribe, () => session.read().arrivals)
  const sent = useSyncExternalStore(session.subscribe, () => session.read().own.length)
  const [author, setAuthor] = useState<string | null>(null)
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
      {author === null ? <NameScreen onChoose={setAuthor} /> : <RoomScreen author={author} session={session} />}
    </div>
  )
}
