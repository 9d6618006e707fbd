import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useHashLocation } from 'wouter/use-hash-location'
import { manifest } from '../../assets/furniture/manifest'
import type { CalendarDay } from '../calendar'
import { ChunkLoadError } from '../day/chunkLoader'
import { ChunkFailure } from '../day/failures'
import { LoadingStroke } from '../day/LoadingStroke'
import { ReplayButton } from '../day/ReplayButton'
import { OverlayDoor } from '../debug/OverlayDoor'
import { PaperSheet } from '../ui/PaperSheet'
import { Picture } from '../ui/Picture'
import { HitAreas } from './HitAreas'
import styles from './ScenePage.module.css'
import { Stage } from './Stage'
import { readSceneLink } from './sceneLink'
import { SceneStore } from './sceneStatus'
import { type AnyScene, type StageRequest, stageRequests } from './stageRequests'
import { useFocusPassedOn } from './useFocusPassedOn'
import { VirtualCursor } from './VirtualCursor'

interface Props {
  readonly day: CalendarDay
  readonly scene: AnyScene
}

/** A day that is drawn on the stage: the canvas lies below, all that is not a picture is here. */
export function ScenePage({ day, scene }: Props) {
  const [location] = useHashLocation()
  const query = location.split('?')[1] ?? ''
  const [attempt, setAttempt] = useState(1)
  return (
    <SceneVisit
      day={day}
      key={`${query}#${attempt}`}
      onTryAgain={() => setAttempt((last) => last + 1)}
      query={query}
      scene={scene}
    />
  )
}

interface VisitProps extends Props {
  readonly query: string
  readonly onTryAgain: () => void
}

function SceneVisit({ day, scene: currentScene, query, onTryAgain }: VisitProps) {
  const [scene] = useState(currentScene)
  const surfaceRef = useRef<HTMLDivElement>(null)
  const [store] = useState(() => new SceneStore())
  const { status, areas, announcement, canReplay, virtualCursor } = useSyncExternalStore(store.subscribe, store.read)
  const link = useMemo(() => readSceneLink(query, scene.tuning, warn), [query, scene])
  const run = status.kind === 'playing' ? status.run : null
  useFocusPassedOn()

  useLayoutEffect(() => {
    if (!surfaceRef.current) return
    const request: StageRequest = { day, scene, link, store, surface: surfaceRef.current }
    stageRequests.build(Stage)
    stageRequests.show(request)
    return () => stageRequests.leave(request)
  }, [day, scene, link, store])

  useEffect(() => {
    if (currentScene !== scene) run?.goOnWith(currentScene)
  }, [currentScene, run, scene])

  if (status.kind === 'failed') {
    if (status.error instanceof ChunkLoadError) return <ChunkFailure error={status.error} onTryAgain={onTryAgain} />
    throw status.error
  }

  return (
    <div className={styles.scene}>
      <div className={styles.surface} ref={surfaceRef} />
      {run && <HitAreas areas={areas} isPointing={virtualCursor !== null} run={run} />}
      {virtualCursor && run && <VirtualCursor at={virtualCursor} isHidden={scene.drawsPointer ?? false} run={run} />}
      <p aria-live="polite" className={styles.announcement}>
        {announcement}
      </p>
      {run && canReplay && <ReplayButton onReplay={() => run.replay()} />}
      <OverlayDoor day={day} isAsked={link.isDebugged} run={run} scene={currentScene} />
      {status.kind === 'loading' && <LoadingStroke arrived={0} what={day.prompt} />}
      {status.kind === 'context lost' && (
        <Interruption title="The picture was taken away">
          The graphics card is busy elsewhere. The day comes back exactly as it was; if it does not, reload the page.
        </Interruption>
      )}
      {status.kind === 'no WebGL' && (
        <Interruption title="This day cannot be drawn here">
          It is drawn with WebGL, which this browser does not offer. It may be switched off in its settings.
        </Interruption>
      )}
    </div>
  )
}

function Interruption({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <PaperSheet role="alert">
      <Picture print={manifest.pictures['no-webgl']['2x']} />
      <p className={styles.title}>{title}</p>
      <p>{children}</p>
    </PaperSheet>
  )
}

function warn(about: string): void {
  if (import.meta.env.DEV) console.warn(`In the address of this day, ${about}`)
}
