import { useSyncExternalStore } from 'react'
import { Redirect, Route, Router, Switch, useLocation } from 'wouter'
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

/**
 * Home, a day, or the credits: which page the address and the width of the window ask for. While nobody knows how wide it is, home is there
 * for both, and their styles hide one of them.
 */
function Pages() {
  const [path] = useLocation()
  const isWide = useWideWindow()
  const Stage = useSyncExternalStore(session.subscribe, readStage, readStage)
  useArrival(path, isWide)
  useLanguageOfPage()

  return (
    <>
      {Stage && <Stage />}
      <Switch>
        <Route path="/">
          {isWide !== false && <Home />}
          {isWide !== true && <NarrowHome />}
        </Route>
        <Route path="/:slug">
          {({ slug }) => {
            if (slug === CREDITS) return <CreditsPage />
            if (slug === BOOK && isWide !== false) return <BookPage />
            const day = isWide === false ? undefined : dayNamed(slug)
            return day ? <DayPage key={day.slug} day={day} /> : <Redirect to="/" replace />
          }}
        </Route>
        <Route>
          <Redirect to="/" replace />
        </Route>
      </Switch>
      {/* Home has nothing to look into, and its markup no door. */}
      {path !== '/' && <OverlayLauncher />}
    </>
  )
}
