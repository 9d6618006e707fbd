import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { session, type Visit } from '../stage/session/session'
import { keyOwner } from '../ui/keyOwner'
import { readOverlayMemory, rememberOverlay } from './overlayMemory'
import type { PlayedVisit } from './playedVisit'
import { useToybox } from './useToybox'

const DebugOverlay = lazy(() =>
  import('./DebugOverlay').then(
    ({ DebugOverlay }) => ({ default: DebugOverlay }),
    () => ({ default: OverlayMissing }),
  ),
)

/**
 * Opens the debug overlay: by `debug` in the address or, on any day with rules, by the backquote key, which closes it, too.
 * This much is part of every such day; the overlay itself is fetched when it is first opened.
 */
export function OverlayLauncher() {
  const visit = useSyncExternalStore(session.subscribe, () => session.read().visit)
  return visit && <LauncherOf key={visit.day.slug} visit={visit} />
}

function LauncherOf({ visit }: { readonly visit: Visit }) {
  const isAsked = visit.link.isDebugged
  const [isOpen, setIsOpen] = useState(() => readOverlayMemory().isOpen ?? isAsked)
  const [isByKey, setIsByKey] = useState(false)
  const played = isPlayed(visit) ? visit : null
  useToybox(isAsked || isOpen ? played : null)

  const show = (open: boolean) => {
    setIsOpen(open)
    rememberOverlay({ isOpen: open })
  }

  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      const isBackquote = event.code === 'Backquote' || event.key === '`'
      const isPlain = !event.repeat && !event.ctrlKey && !event.altKey && !event.metaKey
      if (!isBackquote || !isPlain || keyOwner(event) === 'text') return
      event.preventDefault()
      const willBeOpen = !isOpen
      setIsOpen(willBeOpen)
      setIsByKey(willBeOpen)
      rememberOverlay({ isOpen: willBeOpen })
    }
    // Before the widgets, which keep their keys to themselves.
    window.addEventListener('keydown', toggle, { capture: true })
    return () => window.removeEventListener('keydown', toggle, { capture: true })
  }, [isOpen])

  if (!isOpen || !played) return null
  return (
    <Suspense fallback={null}>
      <DebugOverlay onClose={() => show(false)} takesFocus={isByKey} visit={played} />
    </Suspense>
  )
}

function isPlayed(visit: Visit): visit is PlayedVisit {
  return visit.run !== null
}

function OverlayMissing({ onClose }: { readonly onClose: () => void }) {
  return (
    <p role="alert">
      The debug overlay could not be loaded. Reload the page to try again.{' '}
      <button onClick={onClose} type="button">
        Close
      </button>
    </p>
  )
}
