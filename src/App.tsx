import { useSyncExternalStore } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { dayNamed } from './calendar'
import { DayPage } from './day/DayPage'
import { OverlayDoor } from './debug/OverlayDoor'
import { Home } from './home/Home'
import { NarrowHome } from './home/NarrowHome'
import { useLanguageOfPage } from './language/language'
import { stageRequests } from './stage/stageRequests'
import { useArrival } from './useArrival'
import { useWideWindow } from './useWideWindow'

/** Home, or a day: which page the address and the width of the window ask for. */
export function App() {
  const [path] = useLocation()
  const isWide = useWideWindow()
  const Stage = useSyncExternalStore(stageRequests.subscribe, stageRequests.readStage)
  useArrival(path)
  useLanguageOfPage()

  return (
    <>
      {Stage && <Stage />}
      <Switch>
        <Route path="/">{isWide ? <Home /> : <NarrowHome />}</Route>
        <Route path="/:slug">
          {({ slug }) => {
            const day = isWide ? dayNamed(slug) : undefined
            return day ? <DayPage key={day.slug} day={day} /> : <Redirect to="/" replace />
          }}
        </Route>
        <Route>
          <Redirect to="/" replace />
        </Route>
      </Switch>
      <OverlayDoor />
    </>
  )
}
