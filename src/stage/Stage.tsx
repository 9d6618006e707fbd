import './pixiSetup'
import { Application } from '@pixi/react'
import { isWebGLSupported, type Application as PixiApplication, Ticker } from 'pixi.js'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ChunkLoadError } from '../day/chunkLoader'
import { onPicturesDrawn } from './hotPictures'
import styles from './Stage.module.css'
import { SceneRun } from './sceneRun'
import { loadSheets } from './sheets'
import { type StageRequest, stageRequests } from './stageRequests'

/** The most pixels drawn for one CSS pixel, along each axis; more is not seen, only paid for. */
const SHARPEST = 2

/**
 * The one canvas of the site, under every day that is drawn by Pixi. It is made with the first of them and kept: a browser
 * gives a page few WebGL contexts, and making one takes a quarter of a second. Between days it is hidden and stands still.
 *
 * It may lie under no Suspense and no Activity, which would take its context away and leave it dead.
 */
export function Stage() {
  const request = useSyncExternalStore(stageRequests.subscribe, stageRequests.readRequest)
  const [app, setApp] = useState<PixiApplication | null>(null)
  const [canDraw] = useState(() => isWebGLSupported())
  const hostRef = useRef<HTMLDivElement>(null)

  // Pixi's own clocks run on even when nothing listens; the stage has one of its own.
  useEffect(() => {
    if (app) Ticker.system.stop()
  }, [app])

  useLayoutEffect(() => {
    if (!request) return undefined
    if (!canDraw) request.store.update({ status: { kind: 'no WebGL' } })
    const host = hostRef.current
    return app && host ? put(request, app, host) : undefined
  }, [app, canDraw, request])

  if (!canDraw) return null
  return (
    <div aria-hidden="true" className={styles.stage} hidden={!request} ref={hostRef}>
      <Application
        antialias
        autoDensity
        autoStart={false}
        backgroundAlpha={0}
        onInit={setApp}
        preference="webgl"
        resolution={sharpness()}
        sharedTicker={false}
        // What of them is needed, pixiSetup has registered.
        skipExtensionImports
      />
    </div>
  )
}

/** Puts the day on the stage once its sheets are there. Returns what takes it off again. */
function put(request: StageRequest, app: PixiApplication, host: HTMLElement): () => void {
  let run: SceneRun | null = null
  let isWanted = true
  const size = () => ({ width: host.clientWidth, height: host.clientHeight })

  const fitCanvas = () => {
    const { width, height } = size()
    app.renderer.resize(width, height, sharpness())
    run?.resize({ width, height })
    run?.redraw()
  }
  fitCanvas()
  const watching = new ResizeObserver(fitCanvas)
  watching.observe(host)
  const stopWatchingSharpness = onSharpnessChange(fitCanvas)

  const { sheets, fonts = [] } = request.scene
  const folder = `day${request.day.number}/`
  const wanted = { folder, sheets, fonts }
  const stopRedrawing = onPicturesDrawn(folder, () => {
    loadSheets({ ...wanted, version: `?drawn=${Date.now()}` }).then((sheets) => {
      if (isWanted && run) run.swapSheets(sheets)
      else sheets.release()
    }, console.error)
  })

  loadSheets(wanted).then(
    (sheets) => {
      if (isWanted) run = new SceneRun(app, request, sheets, size())
      else sheets.release()
    },
    (error) => {
      if (!(error instanceof ChunkLoadError)) throw error
      request.store.update({ status: { kind: 'failed', error } })
    },
  )

  return () => {
    isWanted = false
    stopWatchingSharpness()
    stopRedrawing()
    watching.disconnect()
    run?.destroy()
  }
}

function sharpness(): number {
  return Math.min(window.devicePixelRatio, SHARPEST)
}

/** Watches for the window being moved to a screen of another density, or zoomed. Returns what ends the watch. */
function onSharpnessChange(listener: () => void): () => void {
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
