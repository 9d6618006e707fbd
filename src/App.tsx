import { Activity, useMemo, useSyncExternalStore } from 'react'
import { Router, useLocation } from 'wouter'
import { BookPage } from './book/BookPage'
import { dayNamed } from './calendar'
import { DayPage } from './day/DayPage'
import { OverlayLauncher } from './debug/OverlayLauncher'
import { CreditsPage } from './home/CreditsPage'
import { Home } from './home/Home'
import { NarrowHome } from './home/NarrowHome'
import { useLanguageOfPage } from './language/language'
import { useArrival } from './routing/useArrival'
import { useHashPath } from './routing/useHashPath'
import { useLeftDay } from './routing/useLeftDay'
import { useWideWindow } from './routing/useWideWindow'
import { BOOK, CREDITS } from './site'
import { session } from './stage/session/session'

/** The site. */
export function App() {
  return (
    <Router hook={useHashPath}>
      <Pages />
    </Router>
  )
}

const readStage = () => session.read().Stage

/** The first part of a path, where it is all of it. */
const SLUG = /^\/([^/]+)\/?$/

/**
 * Home, a day, or the credits: which page the address and the width of the window ask for. While nobody knows how wide it is, home is there
 * for both, and their styles hide one of them. A day that has no room is kept as it is, hidden, and nothing of it goes on.
 */
function Pages() {
  const [path] = useLocation()
  const isWide = useWideWindow()
  const Stage = useSyncExternalStore(session.subscribe, readStage, readStage)
  const slug = SLUG.exec(path)?.[1] ?? ''
  const asked = dayNamed(slug)
  const isHome = path === '/'
  const hasPage = isHome || slug === CREDITS || (isWide !== false && (asked !== undefined || slug === BOOK))
  const left = useLeftDay({ asked, isHome, hasPage }, isWide)
  const day = asked ?? left
  // The same as long as the day is: it hears nothing of addresses while it is hidden.
  const dayPage = useMemo(() => day && <DayPage day={day} />, [day])
  useArrival(path, isWide)
  useLanguageOfPage()

  return (
    <>
      {Stage && <Stage />}
      {isHome && isWide !== false && !left && <Home />}
      {(isHome || asked) && isWide !== true && <NarrowHome day={day} isAlive={isWide === false} />}
      {day && (
        <Activity key={day.slug} mode={asked && isWide !== false ? 'visible' : 'hidden'}>
          {dayPage}
        </Activity>
      )}
      {slug === CREDITS && <CreditsPage />}
      {slug === BOOK && isWide !== false && <BookPage />}
      {/* Home has nothing to look into, and its markup no door. */}
      {!isHome && <OverlayLauncher />}
    </>
  )
}
