import { type ComponentType, lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { session, type Visit } from '../stage/session/session'
import { keyOwner } from '../ui/keyOwner'
import type { DebugOverlayProps } from './DebugOverlay'
import { readOverlayMemory, rememberOverlay } from './overlayMemory'
import type { PlayedVisit } from './playedVisit'
import { useToybox } from './useToybox'

const DebugOverlay = lazy<ComponentType<DebugOverlayProps>>(() =>
  import('./DebugOverlay').then(
    ({ DebugOverlay }) => ({ default: DebugOverlay }),
    (error: unknown) => {
      console.error('The debug overlay could not be loaded. Reload the page to try again.', error)
      return { default: () => null }
    },
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
