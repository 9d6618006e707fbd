import { useEffect, useState, useSyncExternalStore } from 'react'
import { sounds } from '../../assets/flame/sounds.manifest'
import { useSoundscape } from '../../src/sound/useSoundscape'
import { wallClock } from '../../src/wallClock'
import { browserLine } from './browserLine'
import { Campfire } from './Campfire'
import { openChatServer } from './chatServer'
import styles from './FlamePage.module.css'
import { NameScreen } from './NameScreen'
import { RoomScreen } from './RoomScreen'
import { RoomSession } from './roomSession'

const LOOPS = { fire: 1 } as const

/** Day 5: a chat room about a camp fire. First a name is chosen; there is no way back to that. */
export function FlamePage() {
  const [session] = useState(() => new RoomSession({ openServer: openChatServer, clock: wallClock, line: browserLine }))
  const state = useSyncExternalStore(session.subscribe, session.read)
  const [author, setAuthor] = useState<string | null>(null)
  const play = useSoundscape(sounds, LOOPS)

  useEffect(() => session.enter(), [session])

  const { arrivals } = state
  useEffect(() => {
    if (arrivals > 0) play('message')
  }, [arrivals, play])

  const sent = state.own.length
  useEffect(() => {
    if (sent > 0) play('send')
  }, [sent, play])

  return (
    <div className={styles.page}>
      <Campfire voices={arrivals + sent} />
      {author === null ? (
        <NameScreen onChoose={setAuthor} />
      ) : (
        <RoomScreen author={author} session={session} state={state} />
      )}
    </div>
  )
}
