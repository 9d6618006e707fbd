import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { manifest } from '../../../assets/flame/manifest'
import { useTranslate } from '../../../src/language/language'
import { Picture } from '../../../src/ui/Picture'
import { lightOnPaper } from '../fire/motions'
import { Owl } from '../fire/Owl'
import { connectionStatus, isAway } from '../room/connection'
import { heldBackBy } from '../room/queue'
import { unhidden } from '../room/rules'
import type { RoomSession } from '../room/session'
import { statusWords, WORDS } from '../words'
import { MessageAnnouncer } from './MessageAnnouncer'
import { MessageList } from './MessageList'
import { NamedSparks } from './NamedSparks'
import { NameList } from './NameList'
import styles from './RoomScreen.module.css'
import { ignoreSecondPress } from './secondPress'
import { WritingBox } from './WritingBox'

interface Props {
  readonly session: RoomSession
}

/** The room: a sheet on the rope, with how the connection is, what was said, and a box to write in. */
export function RoomScreen({ session }: Props) {
  const t = useTranslate()
  const state = useSyncExternalStore(session.subscribe, session.read)
  const boxRef = useRef<HTMLInputElement>(null)
  const status = connectionStatus(state)
  const [named, setNamed] = useState<string | null>(null)
  const { messages, hidden, own } = state
  const visible = useMemo(() => unhidden({ messages, hidden, own }), [messages, hidden, own])
  const focusBox = useCallback(() => boxRef.current?.focus({ preventScroll: true }), [])

  // With the commit that takes the card away, so that between two keystrokes the focus is nowhere else.
  useLayoutEffect(() => focusBox(), [focusBox])

  // And after the page itself has taken the focus on arrival.
  useEffect(() => focusBox(), [focusBox])

  useEffect(() => (boxRef.current ? ignoreSecondPress(boxRef.current) : undefined), [])

  const leaveNames = useCallback(() => {
    setNamed(null)
    focusBox()
  }, [focusBox])

  const follow = useCallback(() => {
    session.scroll(true)
    focusBox()
  }, [session, focusBox])

  const putBack = useCallback(
    (id: string) => {
      session.putBack(id)
      focusBox()
    },
    [session, focusBox],
  )

  const tryAgain = useCallback(
    (id: string) => {
      session.tryAgain(id)
      focusBox()
    },
    [session, focusBox],
  )

  return (
    <section aria-label={t(WORDS.room)} className={styles.sheet} ref={lightOnPaper}>
      <Picture className={styles.leftPeg} print={manifest.pictures.peg['2x']} />
      <Picture className={styles.rightPeg} print={manifest.pictures.peg['2x']} />
      <span className={styles.perch}>
        <Owl />
      </span>
      <header className={styles.head}>
        <p className={styles.line} data-line={status.kind} role="status">
          {t(statusWords(status))}
        </p>
        {status.kind === 'closed' && (
          <button
            className={styles.again}
            onClick={() => {
              session.askAgain()
              focusBox()
            }}
            type="button"
          >
            {t(WORDS.tryAgain)}
          </button>
        )}
        <NameList
          hidden={hidden}
          messages={messages}
          named={named}
          onClose={leaveNames}
          onHide={session.hide}
          onShow={session.show}
          own={own}
        />
      </header>
      <MessageList
        earlier={state.earlier}
        follows={state.follows}
        isAway={isAway(state)}
        isHeard={state.isHeard}
        hidesSome={visible.length < messages.length}
        messages={visible}
        onAskForEarlier={session.askForEarlier}
        onFollow={follow}
        onName={setNamed}
        onPutBack={putBack}
        onScroll={session.scroll}
        onTryAgain={tryAgain}
        outgoing={state.outgoing}
        own={own}
        unread={state.unread}
      />
      <WritingBox heldBack={heldBackBy(state)} ref={boxRef} session={session} />
      <NamedSparks author={state.author} boxRef={boxRef} isHeard={state.isHeard} messages={visible} />
      <MessageAnnouncer isHeard={state.isHeard} messages={visible} outgoing={state.outgoing} own={own} />
    </section>
  )
}
