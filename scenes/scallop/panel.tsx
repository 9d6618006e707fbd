import { type CSSProperties, useEffect, useState, useSyncExternalStore } from 'react'
import { type Live, useLive } from '../../src/stage/contract/live'
import { Card } from './panel/card'
import { List } from './panel/list'
import { Plate } from './panel/plate'
import { Switch } from './panel/switch'
import { useSpokenLanguage } from './panel/useSpokenLanguage'
import type { ScallopState } from './state'
import { shelf } from './texts/shelf'

interface Props {
  readonly live: Live<ScallopState>
}

/** The words of the gallery: the list of names, the switch of languages, and what is said of whoever stands in the niche. */
export function Panel({ live }: Props) {
  const [language, speak] = useSpokenLanguage(live)
  const texts = useSyncExternalStore(shelf.subscribe, () => shelf.read()[language] ?? null)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    let isGone = false
    setHasFailed(false)
    shelf.fetch(language).catch((error: unknown) => {
      console.warn('The names of the figurines did not load: they bear numbers.', error)
      if (!isGone) setHasFailed(true)
    })
    return () => {
      isGone = true
    }
  }, [language])

  const isAway = useLive(live, ({ cabinet }) => cabinet.visit !== null)

  return (
    <>
      {/* Nothing is taken out while one is away: whatever has the focus keeps it, and keys go on. */}
      <div style={isAway ? UNSEEN : undefined}>
        <Switch isAway={isAway} onSpeak={speak} spoken={language} />
        <List hasFailed={hasFailed} isAway={isAway} language={language} live={live} texts={texts} />
        <Card language={language} live={live} texts={texts} />
      </div>
      <Plate live={live} />
    </>
  )
}

const UNSEEN: CSSProperties = { opacity: 0 }
