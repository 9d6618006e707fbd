import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { sounds } from '../../assets/flame/sounds.manifest'
import type { PageProps } from '../../src/day/definePage'
import { useSoundscape } from '../../src/sound/useSoundscape'
import { Store } from '../../src/store'
import styles from './FlamePage.module.css'
import type { FireEvents } from './finds'
import { cooled, coolsIn, QUIET, stoked } from './fire/blaze'
import { Campfire } from './fire/Campfire'
import { Roar } from './fire/Roar'
import { HiddenNames } from './room/hiddenNames'
import { RoomSession } from './room/session'
import { NameScreen } from './screens/NameScreen'
import './screens/roomStyles'
import { browserClock } from './server/browserClock'
import { browserConnection } from './server/browserConnection'
import { newMessageId } from './server/messageId'
import { openChatServer } from './server/openChatServer'
import { useRoomScreen } from './useRoomScreen'
import { wallClock } from './wallClock'

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

/** The fire, which remembers for as long: half a log that rolled out of it lies there when one comes back. */
const blaze = new Store(QUIET)

/**
 * Day 5: a chat room about a camp fire. First a name is chosen; there is no way back to that, so who was home in between
 * sits by the fire again at once.
 */
export function FlamePage({ isHeld, tell }: Omit<PageProps<FireEvents>, 'day'>) {
  // What was said before the page was shown is neither heard nor seen again.
  const [before] = useState(session.read)
  const arrivals = useSyncExternalStore(session.subscribe, () => session.read().arrivals) - before.arrivals
  const sent = useSyncExternalStore(session.subscribe, () => session.read().own.length) - before.own.length
  const author = useSyncExternalStore(session.subscribe, () => session.read().author)
  const [room, loadRoom] = useRoomScreen()
  const play = useSoundscape(sounds, LOOPS, isHeld)

  useEffect(() => session.enter(), [])

  useEffect(() => {
    if (arrivals === 0) return
    play('message')
    tell('twitched', null)
  }, [arrivals, play, tell])

  useEffect(() => {
    if (sent === 0) return
    play('send')
  }, [sent, play])

  const voices = arrivals + sent
  const stokedBy = useRef(0)
  const fire = useSyncExternalStore(blaze.subscribe, blaze.read)

  useEffect(() => {
    const more = voices - stokedBy.current
    stokedBy.current = voices
    if (more > 0) blaze.set(stoked(blaze.read(), more, wallClock.now()))
  }, [voices])

  useEffect(() => {
    const wait = coolsIn(fire, wallClock.now())
    return wait === null ? undefined : wallClock.after(wait, () => blaze.set(cooled(blaze.read(), wallClock.now())))
  }, [fire])

  return (
    <div className={styles.page}>
      <Campfire heat={fire.voices.length} isSeated={author !== null} roars={fire.roars} voices={voices} />
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
      {author !== null && <Roar isHeld={isHeld} roars={fire.roars} tell={tell} />}
    </div>
  )
}
