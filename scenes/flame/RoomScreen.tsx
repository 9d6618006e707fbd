import { useEffect, useRef } from 'react'
import { manifest } from '../../assets/flame/manifest'
import { Picture } from '../../src/ui/Picture'
import { Announcer } from './Announcer'
import { MessageList } from './MessageList'
import { Owl } from './Owl'
import styles from './RoomScreen.module.css'
import type { RoomState } from './room'
import type { RoomSession } from './roomSession'
import { WritingBox } from './WritingBox'
import { lineOf } from './words'

interface Props {
  readonly author: string
  readonly session: RoomSession
  readonly state: RoomState
}

/** The room: a sheet on the rope, with how the line is, what was said, and a box to write in. */
export function RoomScreen({ author, session, state }: Props) {
  const boxRef = useRef<HTMLInputElement>(null)
  const line = lineOf(state)
  const focusBox = () => boxRef.current?.focus({ preventScroll: true })

  useEffect(() => boxRef.current?.focus({ preventScroll: true }), [])

  return (
    <section aria-label="Chat room" className={styles.sheet}>
      <Picture className={styles.leftPeg} print={manifest.pictures.peg['2x']} />
      <Picture className={styles.rightPeg} print={manifest.pictures.peg['2x']} />
      <span className={styles.perch}>
        <Owl />
      </span>
      <header className={styles.head}>
        <p className={styles.line} data-line={line.kind} role="status">
          {line.words}
        </p>
        {line.kind === 'closed' && (
          <button
            className={styles.again}
            onClick={() => {
              session.askAgain()
              focusBox()
            }}
            type="button"
          >
            Try again
          </button>
        )}
      </header>
      <MessageList
        onAskForEarlier={() => void session.askForEarlier()}
        onFollow={() => {
          session.scroll(true)
          focusBox()
        }}
        onScroll={(isAtEnd) => session.scroll(isAtEnd)}
        onTryAgain={(id) => {
          session.tryAgain(author, id)
          focusBox()
        }}
        author={author}
        state={state}
      />
      <WritingBox
        onSend={() => session.send(author)}
        onType={(text) => session.type(text)}
        ref={boxRef}
        state={state}
      />
      <Announcer isHeard={state.isHeard} messages={state.messages} own={state.own} />
    </section>
  )
}
