import '../canvas/pixiSetup'
import { Application } from '@pixi/react'
import { isWebGLSupported, type Application as PixiApplication, Ticker } from 'pixi.js'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { language } from '../../language/language'
import type { Language } from '../../language/words'
import { ChunkLoadError } from '../../loading/chunkLoader'
import { areSoftOn, type Screen } from '../../loading/pictureDetail'
import { errors } from '../../reports/errors'
import { AdaptiveResolution } from '../canvas/adaptiveResolution'
import { onPicturesDrawn } from '../canvas/hotPictures'
import { loadSheets } from '../canvas/loadSheets'
import type { AnyScene } from '../contract/anyScene'
import type { Manifest, SheetManifest } from '../contract/manifest'
import { PAPER } from '../kit/paper'
import type { Sheets } from '../kit/sheets'
import { asError, type Canvas, Run } from '../session/run'
import { type StageRequest, session } from '../session/session'
import styles from './Stage.module.css'

/**
 * The one canvas of the site, under every day that is drawn by Pixi. It is made with the first of them and kept: a browser
 * gives a page few WebGL contexts, and making one takes a quarter of a second. Between days it is hidden and stands still.
 *
 * It may lie under no Suspense and no Activity, which would take its context away and leave it dead.
 */
export function Stage() {
  const request = useSyncExternalStore(session.subscribe, () => session.read().request)
  const [app, setApp] = useState<PixiApplication | null>(null)
  const [canDraw] = useState(() => isWebGLSupported())
  const [adaptiveResolution] = useState(() => new AdaptiveResolution(window.devicePixelRatio))
  const hostRef = useRef<HTMLDivElement>(null)

  // Pixi's own clocks run on even when nothing listens; the stage has one of its own.
  useEffect(() => {
    if (app) Ticker.system.stop()
  }, [app])

  useLayoutEffect(() => {
    if (!request) return undefined
    if (!canDraw) request.store.update({ status: { kind: 'no WebGL' } })
    const host = hostRef.current
    return app && host ? stageDay(request, app, host, adaptiveResolution) : undefined
  }, [app, canDraw, request, adaptiveResolution])

  if (!canDraw) return null
  return (
    <div aria-hidden="true" className={styles.stage} hidden={!request} ref={hostRef}>
      <Application
        autoDensity
        autoStart={false}
        // Opaque, so that the browser need not lay it over the page; where a day has drawn nothing, it is paper.
        backgroundColor={PAPER}
        onInit={setApp}
        preference="webgl"
        resolution={adaptiveResolution.fullResolution}
        sharedTicker={false}
        // What of them is needed, pixiSetup has registered.
        skipExtensionImports
      />
    </div>
  )
}

/** Puts the day on the stage once its sheets are there and the canvas can be drawn on. Returns what takes it off again. */
function stageDay(
  request: StageRequest,
  app: PixiApplication,
  host: HTMLElement,
  adaptiveResolution: AdaptiveResolution,
): () => void {
  const { store, scene, day } = request
  const leaving = new AbortController()
  let run: Run | null = null
  /** What is drawn from, and the language that was asked for last. */
  let edition: SheetManifest = scene.manifest
  let spoken = language.read()
  let renewing = Promise.resolve()
  const size = () => ({ width: host.clientWidth, height: host.clientHeight })
  const finer = () => finerFor(scene, { ...size(), density: adaptiveResolution.fullResolution })

  const fitCanvas = () => {
    const { width, height } = size()
    adaptiveResolution.setDensity(window.devicePixelRatio)
    const resolution = run?.resolution ?? adaptiveResolution.fullResolution
    const { renderer, screen } = app
    // A browser tells of the first size once more when it finds the time: by then the day may play in it.
    if (run && screen.width === width && screen.height === height && renderer.resolution === resolution) return
    renderer.resize(width, height, resolution)
    try {
      run?.resize({ width, height })
      run?.redraw()
    } catch (error) {
      run?.fail(error)
    }
    renew().catch((error) => run?.fail(error))
  }

  /** Loads, one after the other, what the pictures on the stage have become too soft for, or of another language than the site. */
  const renew = () => {
    renewing = renewing.then(refine).then(translate)
    return renewing
  }

  /** Loads finer pictures, where those that are shown have become soft. Never others again: what is there is sharp enough. */
  const refine = async () => {
    const loadManifest = edition === scene.manifest ? finer() : null
    if (!run || !loadManifest) return
    // The day can be played with soft pictures. They are asked for again when the window changes next.
    const loaded = await loadWithSheets(loadManifest, spoken).catch(tellOfSoftness)
    if (!loaded) return
    const { manifest, sheets } = loaded
    if (leaving.signal.aborted) {
      sheets.release()
      return
    }
    edition = manifest
    run.swapSheets(sheets)
  }

  /** Draws the words in the language that the site speaks by now. Where they do not come, those of the other stay. */
  const translate = async () => {
    if (!run || spoken === language.read()) return
    spoken = language.read()
    if (!edition.editions) return
    await loadSheets(edition, spoken)
      .then((sheets) => run?.translate(sheets))
      .catch(tellOfOtherWords)
  }
  const stopListening = language.subscribe(() => {
    renew().catch((error) => run?.fail(error))
  })
  fitCanvas()
  const watching = new ResizeObserver(fitCanvas)
  watching.observe(host)
  const stopWatchingDensity = onDensityChange(fitCanvas)

  const stopRedrawing = onPicturesDrawn(`day${day.number}/`, () => {
    loadSheets(edition, spoken, `&drawn=${Date.now()}`).then((sheets) => {
      if (!leaving.signal.aborted && run) run.swapSheets(sheets)
      else sheets.release()
    }, console.error)
  })

  const begin = async (sheets: Sheets) => {
    const { width, height } = request.pending.window
    const begun = newRun({ app, sheets, adaptiveResolution }, request)
    try {
      await begun.complete()
    } catch (error) {
      begun.end()
      throw error
    }
    if (leaving.signal.aborted) {
      begun.end()
      return
    }
    const window = size()
    if (window.width !== width || window.height !== height) begun.resize(window)
    run = begun
    store.update({ status: { kind: 'playing' } })
    request.onRun(begun)
    begun.begin()
    request.pending.playAs(begun)
    await renew()
  }

  /** Of the day's sheets those may be kept that another window wanted: without a network they will do. */
  const loadOthers = async (error: unknown) => {
    if (navigator.onLine || !scene.fineManifest) throw error
    try {
      const others = edition === scene.manifest ? (await scene.fineManifest()).manifest : scene.manifest
      const sheets = await loadSheets(others, spoken)
      edition = others
      return sheets
    } catch {
      // Neither are: the visitor is told of those that the window wants.
      throw error
    }
  }

  const load = async () => {
    // A browser remembers of a script that it did not come: to try again would not help.
    edition = (await finer()?.().catch(tellOfSoftness))?.manifest ?? edition
    spoken = language.read()
    const sheets = await loadSheets(edition, spoken).catch(loadOthers)
    const isLost = isContextLost(app)
    if (isLost && !leaving.signal.aborted) store.update({ status: { kind: 'context lost' } })
    if (isLost) await contextRestored(app.canvas, leaving.signal)
    if (leaving.signal.aborted) sheets.release()
    else await begin(sheets)
  }
  load().catch((error) => {
    if (!leaving.signal.aborted) store.update({ status: { kind: 'failed', error: asError(error) } })
  })

  return () => {
    leaving.abort()
    stopListening()
    stopWatchingDensity()
    stopRedrawing()
    watching.disconnect()
    if (run) request.pending.leave(run)
    run?.end()
  }
}

/** What brings the finer of the day's pictures, where it has any and the others would be soft. */
function finerFor({ manifest, fineManifest }: AnyScene, screen: Screen): AnyScene['fineManifest'] | null {
  const { sheets, sharpest = Math.max(...sheets.map(({ resolution }) => resolution)) }: Manifest = manifest
  return areSoftOn(screen, sharpest) ? fineManifest : null
}

/** @throws where either does not come */
async function loadWithSheets(loadManifest: NonNullable<AnyScene['fineManifest']>, spoken: Language) {
  const { manifest } = await loadManifest()
  return { manifest, sheets: await loadSheets(manifest, spoken) }
}

function tellOfSoftness(error: unknown): null {
  console.warn(`${asError(error).message}. The day goes on with softer pictures.`)
  return null
}

function tellOfOtherWords(error: unknown): void {
  if (!(error instanceof ChunkLoadError)) throw error
  console.warn(`${error.message}. The day goes on with the words that are drawn.`)
  errors.tell({ kind: 'asset failed', error })
}

/** @throws what the day's view throws; nothing of it is then left */
function newRun(canvas: Canvas, request: StageRequest): Run {
  try {
    return new Run(canvas, request, (made) => session.update({ newRun: made }))
  } catch (error) {
    canvas.sheets.release()
    throw error
  }
}

function isContextLost({ renderer }: PixiApplication): boolean {
  return 'gl' in renderer && renderer.gl instanceof WebGL2RenderingContext && renderer.gl.isContextLost()
}

/** Waits until the graphics card gives the canvas back, or until nobody wants it any more. */
function contextRestored(canvas: HTMLCanvasElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    canvas.addEventListener('webglcontextrestored', () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

/** Watches for the window being moved to a screen of another density, or zoomed. Returns what ends the watch. */
function onDensityChange(listener: () => void): () => void {
  const listening = new AbortController()
  const watch = () => {
    window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener(
      'change',
      () => {
        if (listening.signal.aborted) return
        listener()
        watch()
      },
      { once: true, signal: listening.signal },
    )
  }
  watch()
  return () => listening.abort()
}
