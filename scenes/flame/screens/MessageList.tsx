import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, type UIEvent, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslate } from '../../../src/language/language'
import type { RoomState } from '../room/state'
import { unreadWords, WORDS } from '../words'
import styles from './MessageList.module.css'
import { MessageRow } from './MessageRow'
import { lineIdOf } from './NamedSparks'
import { OutgoingMessage } from './OutgoingMessage'

/** The list follows new messages while its end is no farther off than this, in CSS pixels. */
const NEAR_END = 48

/** The height of a message in one line, in CSS pixels: what a row is taken for until it is measured. */
const LINE = 38

/** Rows kept ready beyond either edge. */
const READY = 8

/** So near to the first message earlier ones are asked for: they come while the visitor still has something to read. */
const EARLIER_READY = 25

interface Props extends Pick<RoomState, 'outgoing' | 'own' | 'follows' | 'unread' | 'earlier' | 'isHeard'> {
  /** Those that the visitor wants to see. */
  readonly messages: RoomState['messages']
  /** Whether there are others, of hidden names. */
  readonly hidesSome: boolean
  /** Whether what is sent now waits for the connection. */
  readonly isAway: boolean
  readonly onScroll: (isAtEnd: boolean) => void
  /** The visitor asks for the newest messages. */
  readonly onFollow: () => void
  readonly onTryAgain: (id: string) => void
  readonly onPutBack: (id: string) => void
  readonly onAskForEarlier: () => void
  readonly onName: (author: string) => void
}

/** What was said, oldest first: of thousands of messages, only those in view are in the page. */
export const MessageList = memo(function MessageList({
  messages,
  hidesSome,
  outgoing,
  own,
  follows,
  unread,
  earlier,
  isHeard,
  isAway,
  onScroll,
  onFollow,
  onTryAgain,
  onPutBack,
  onAskForEarlier,
  onName,
}: Props) {
  const t = useTranslate()
  const scrollerRef = useRef<HTMLDivElement>(null)
  const lastTopRef = useRef(0)
  const count = messages.length + outgoing.length
  const idAt = (index: number) => (messages[index] ?? outgoing[index - messages.length])?.id ?? index
  const ownIds = useMemo(() => new Set(own), [own])

  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scrollerRef.current,
    estimateSize: () => LINE,
    getItemKey: idAt,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: NEAR_END,
    overscan: READY,
    directDomUpdates: true,
  })

  // One's own message is always followed; otherwise the virtualizer does so by itself.
  const sent = own.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: sending again must bring the end into view again
  useLayoutEffect(() => {
    if (follows) virtualizer.scrollToEnd()
  }, [virtualizer, follows, sent])

  // The virtualizer may look for the end of a long list before the list is as long as that, and find it too early.
  useEffect(() => {
    const scroller = scrollerRef.current
    const list = scroller?.querySelector('ol')
    if (!follows || !scroller || !list) return undefined
    const watching = new ResizeObserver(() => {
      scroller.scrollTop = scroller.scrollHeight
    })
    watching.observe(list)
    return () => watching.disconnect()
  }, [follows])

  // Not before somebody reads back: while the list finds its end, it shows its beginning for a moment.
  const first = virtualizer.range?.startIndex ?? count
  const countRef = useRef(count)
  useEffect(() => {
    // Of a list that has just grown, the virtualizer has yet to find out where that leaves the visitor.
    const isSettled = countRef.current === count
    countRef.current = count
    // Of a list with hidden names so little may be left that nobody could scroll in it.
    const isShort = follows ? hidesSome && count < EARLIER_READY : isSettled && first < EARLIER_READY
    if (earlier === 'some' && isShort) onAskForEarlier()
  }, [earlier, first, follows, hidesSome, count, onAskForEarlier])

  const noteScroll = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    const { scrollHeight, scrollTop, clientHeight } = currentTarget
    const isAtEnd = scrollHeight - scrollTop - clientHeight <= NEAR_END
    // Only who goes up reads back; otherwise it is the list that has grown.
    if (isAtEnd || scrollTop < lastTopRef.current) onScroll(isAtEnd)
    lastTopRef.current = scrollTop
  }

  return (
    <div className={styles.frame}>
      <section
        aria-label={t(WORDS.messages)}
        className={styles.scroller}
        onScroll={noteScroll}
        ref={scrollerRef}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
      >
        {earlier === 'failed' && (
          <button className={styles.earlier} onClick={onAskForEarlier} type="button">
            {t(WORDS.earlierFailed)}
          </button>
        )}
        {isHeard && count === 0 && <p className={styles.empty}>{t(hidesSome ? WORDS.allHidden : WORDS.nobodySpoke)}</p>}
        <ol className={styles.list} ref={virtualizer.containerRef}>
          {virtualizer.getVirtualItems().map(({ index, key }) => {
            const message = messages[index]
            const mine = outgoing[index - messages.length]
            return (
              <li
                aria-posinset={index + 1}
                aria-setsize={count}
                className={styles.row}
                data-index={index}
                id={message && lineIdOf(message.id)}
                key={key}
                ref={virtualizer.measureElement}
              >
                {message ? (
                  <MessageRow
                    author={message.author}
                    date={message.date}
                    isOwn={ownIds.has(message.id)}
                    onName={onName}
                    text={message.text}
                  />
                ) : (
                  mine && (
                    <OutgoingMessage isAway={isAway} message={mine} onPutBack={onPutBack} onTryAgain={onTryAgain} />
                  )
                )}
              </li>
            )
          })}
        </ol>
      </section>
      {unread > 0 && (
        <button
          className={styles.unread}
          onClick={() => {
            virtualizer.scrollToEnd()
            onFollow()
          }}
          type="button"
        >
          {t(unreadWords(unread))}
        </button>
      )}
    </div>
  )
})
