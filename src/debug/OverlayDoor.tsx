import { lazy, Suspense, useEffect, useState } from 'react'
import type { CalendarDay } from '../calendar'
import type { SceneRun } from '../stage/sceneRun'
import type { AnyScene } from '../stage/stageRequests'
import { useToybox } from '../stage/toybox'
import { isTyping } from '../ui/isTyping'
import { readOverlayMemory, rememberOverlay } from './overlayMemory'

interface Props {
  readonly day: CalendarDay
  readonly scene: AnyScene
  /** `null` while the day is not on the stage. */
  readonly run: SceneRun | null
  /** Whether the address asks for tools. */
  readonly isAsked: boolean
}

const DebugOverlay = lazy(() =>
  import('./DebugOverlay').then(
    ({ DebugOverlay }) => ({ default: DebugOverlay }),
    () => ({ default: OverlayMissing }),
  ),
)

/**
 * Opens the debug overlay: by `debug` in the address or, on any day on the stage, by the backquote key, which closes it, too.
 * This much is part of every such day; the overlay itself is fetched when it is first opened.
 */
export function OverlayDoor({ day, scene, run, isAsked }: Props) {
  const [isOpen, setIsOpen] = useState(() => readOverlayMemory().isOpen ?? isAsked)
  const [isByKey, setIsByKey] = useState(false)
  useToybox(isAsked || isOpen ? run : null, day)

  const show = (open: boolean) => {
    setIsOpen(open)
    rememberOverlay({ isOpen: open })
  }

  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      const isBackquote = event.code === 'Backquote' || event.key === '`'
      if (!isBackquote || event.repeat || event.ctrlKey || event.altKey || event.metaKey || isTyping(event)) return
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

  if (!isOpen || !run) return null
  return (
    <Suspense fallback={null}>
      <DebugOverlay day={day} onClose={() => show(false)} run={run} scene={scene} takesFocus={isByKey} />
    </Suspense>
  )
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
