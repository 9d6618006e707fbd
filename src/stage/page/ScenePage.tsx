import { Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { manifest } from '../../../assets/ui/manifest'
import type { CalendarDay } from '../../calendar'
import { ChunkFailure } from '../../day/failures'
import { useHeldArrival } from '../../day/heldArrival'
import { ReplayButton } from '../../day/ReplayButton'
import { SlipLayer } from '../../day/slips/SlipLayer'
import { useTranslate } from '../../language/language'
import type { Localized } from '../../language/words'
import { ChunkLoadError } from '../../loading/chunkLoader'
import { oncePainted } from '../../loading/oncePainted'
import { PostcardLayer } from '../../postcard/PostcardLayer'
import { errors } from '../../reports/errors'
import { lazyPart } from '../../ui/lazyPart'
import { PaperSheet } from '../../ui/PaperSheet'
import { Picture } from '../../ui/Picture'
import type { AnyScene } from '../contract/anyScene'
import { HitAreas } from '../input/HitAreas'
import { StageInput } from '../input/stageInput'
import { useDayKeys } from '../input/useDayKeys'
import { useFocusPassedOn } from '../input/useFocusPassedOn'
import { useUnfocusedKeys } from '../input/useUnfocusedKeys'
import { VirtualCursor } from '../input/VirtualCursor'
import type { SentGame } from '../link/sentGame'
import { PendingRun } from '../session/pendingRun'
import type { Run } from '../session/run'
import { SceneStore } from '../session/sceneStore'
import { session } from '../session/session'
import type { SceneLink } from '../time/sceneLink'
import { Announcement } from './Announcement'
import { PanelLayer } from './PanelLayer'
import styles from './ScenePage.module.css'
import type { SeekProgressProps } from './SeekProgress'
import { Stage } from './Stage'
import { useHeading } from './useHeading'
import { useHeadingAside } from './useHeadingAside'
import { useSceneLink, useSceneQuery } from './useSceneLink'

const CONTEXT_LOST = {
  title: { en: 'The picture was taken away', fr: 'L’image a été emportée' },
  advice: {
    en: 'The graphics card is busy elsewhere. The day comes back exactly as it was; if it does not, reload the page.',
    fr: 'La carte graphique est occupée ailleurs. La journée reviendra exactement comme elle était ; sinon, rechargez la page.',
  },
}

const NO_WEBGL = {
  title: { en: 'This day cannot be drawn here', fr: 'Cette journée ne peut pas être dessinée ici' },
  advice: {
    en: 'It is drawn with WebGL, which this browser does not offer. It may be switched off in its settings.',
    fr: 'Elle est dessinée avec WebGL, que ce navigateur ne propose pas. Peut-être est-il désactivé dans ses réglages.',
  },
}

/** Comes with the first way that is long. Without it the day comes to that moment all the same. */
const SeekProgress = lazyPart<'SeekProgress', SeekProgressProps>(() => import('./SeekProgress'), 'SeekProgress')

interface Props {
  readonly day: CalendarDay
  readonly scene: AnyScene
}

/** A day that is drawn on the stage: the canvas lies below, all that is not a picture is here. */
export function ScenePage({ day, scene }: Props) {
  const query = useSceneQuery()
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
  const { status, areas, announcement, canReplay, hasVirtualCursor, isReady, seek } = useSyncExternalStore(
    store.subscribe,
    store.read,
  )
  const link = useSceneLink(query, scene.tuning)
  const [sent, setSent] = useState<SentGame | null>(null)
  const [begunRun, setBegunRun] = useState<Run | null>(null)
  const run = status.kind === 'playing' && isReady ? begunRun : null
  const [pending] = useState(() => new PendingRun(day, scene, link))
  const isPending = begunRun === null && (status.kind === 'loading' || status.kind === 'playing')
  const live = run ?? (isPending && link.at === 0 && link.game === null ? pending : null)
  const linkTo = useCallback(
    async (site: string | null, signal: AbortSignal) => (await import('../link/linkTo')).linkTo(day, site, run, signal),
    [day, run],
  )
  useFocusPassedOn()
  useHeading(run)
  useHeadingAside(run)
  const isPressed = useUnfocusedKeys(run)
  useDayKeys(run, currentScene.keys)
  useHeldArrival(status.kind === 'loading')

  useLayoutEffect(() => {
    const surface = surfaceRef.current
    if (!surface) return undefined
    const createInput = (made: Run) => new StageInput(made, surface)
    // What follows a question mark belongs to the page that is led to, not to the site's own address, where the router would write it.
    const goTo = (place: string) => {
      window.location.hash = `/${place}`
    }
    let game: SentGame | null = null
    const onRun = (made: Run) => {
      game?.begin(made)
      setBegunRun(made)
    }
    const request = { day, scene, link, pending, store, createInput, goTo, onRun }
    const leaving = new AbortController()
    const begin = () => {
      session.build(Stage)
      const leave = session.show(request)
      leaving.signal.addEventListener('abort', leave)
    }
    if (link.game !== null && !pending.left) {
      void receive(day, scene, link).then((received) => {
        if (leaving.signal.aborted) return
        game = received
        setSent(game)
        begin()
      })
    } else if (scene.Panel || scene.firstWords) void onceRead(scene, begin, leaving.signal)
    else begin()
    return () => {
      leaving.abort()
      // Of a page that is only hidden, the day comes back to be loaded.
      store.reset()
      setBegunRun(null)
    }
  }, [day, scene, link, pending, store])

  useEffect(() => session.enter({ day, scene: currentScene, link, run }), [day, currentScene, link, run])

  useEffect(() => {
    if (currentScene !== scene) run?.goOnWith(currentScene)
  }, [currentScene, run, scene])

  if (status.kind === 'failed') {
    if (status.error instanceof ChunkLoadError) return <ChunkFailure error={status.error} onTryAgain={onTryAgain} />
    throw status.error
  }

  const { Panel } = currentScene
  return (
    <div className={styles.scene}>
      <div className={styles.surface} ref={surfaceRef} />
      {run && <HitAreas areas={areas} isPointing={hasVirtualCursor} run={run} />}
      {live && Panel && (
        <PanelLayer run={live}>
          <Panel live={live} />
        </PanelLayer>
      )}
      {hasVirtualCursor && run && !scene.drawsPointer && <VirtualCursor isPressed={isPressed} run={run} />}
      <Announcement text={announcement} />
      {sent?.show(run)}
      {run && <PostcardLayer day={day} linkTo={linkTo} stage={run} />}
      <SlipLayer findPlace={scene.findSlips} place={scene.captions === 'upper left' ? 'upper left' : 'lower left'} />
      {run && canReplay && <ReplayButton onReplay={() => run.replay()} />}
      {begunRun && seek !== null && (
        <Suspense>
          <SeekProgress onStay={() => begunRun.stopSeeking()} progress={seek} />
        </Suspense>
      )}
      {status.kind === 'context lost' && <Interruption advice={CONTEXT_LOST.advice} title={CONTEXT_LOST.title} />}
      {status.kind === 'no WebGL' && <Interruption advice={NO_WEBGL.advice} title={NO_WEBGL.title} />}
    </div>
  )
}

/** Opens the game that the address holds. Where what opens it does not come, the day begins as it is. */
function receive({ slug }: CalendarDay, scene: AnyScene, link: SceneLink): Promise<SentGame | null> {
  return import('../link/sentGame')
    .then(({ receiveGame }) => receiveGame(slug, scene, link))
    .catch((error) => {
      console.warn('The game in the address did not load.')
      errors.tell({ kind: 'asset failed', error })
      return null
    })
}

/** Calls once the day's words are seen: while a graphics card is asked for a canvas, the browser paints nothing. */
async function onceRead({ firstWords }: AnyScene, call: () => void, signal: AbortSignal): Promise<void> {
  await Promise.allSettled([firstWords?.()])
  if (!signal.aborted) oncePainted(call, signal)
}

function Interruption({ title, advice }: { readonly title: Localized; readonly advice: Localized }) {
  const t = useTranslate()
  return (
    <PaperSheet role="alert">
      <Picture print={manifest.pictures['no-webgl']['2x']} />
      <p className={styles.title}>{t(title)}</p>
      <p>{t(advice)}</p>
    </PaperSheet>
  )
}
