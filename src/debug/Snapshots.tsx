import { useRef, useState } from 'react'
import type { Size } from '../stage/contract/geometry'
import type { Snapshot } from '../stage/contract/scene'
import { printRecording } from '../stage/time/recording'
import { useDaySnapshots } from './daySnapshots'
import { type DebugContext, messageOf, printSeconds } from './debugContext'
import fields from './fields.module.css'
import styles from './Snapshots.module.css'
import { fileNameOf, printSnapshot, snapshotOf } from './snapshotText'
import { sourceWriter } from './sourceWriter'
import { ToolButton } from './ToolButton'
import { turnedNumbers } from './Tuning'
import { copyText } from './takeAway'

/** The window of the visual tests. */
const TEST_WINDOW: Readonly<Size> = { width: 1440, height: 900 }

/** How wide the picture of a new snapshot is kept, in pixels. */
const PICTURE_WIDTH = 640

interface Props {
  readonly context: DebugContext
}

/** The moments that the visual tests photograph: to go to, and to add this one to. */
export function Snapshots({ context }: Props) {
  const { day, run } = context
  const { playhead, app, scene } = run
  const snapshots = useDaySnapshots(day.slug)
  const [name, setName] = useState('')
  const [caption, setCaption] = useState('')
  const pictureRef = useRef<HTMLCanvasElement>(null)

  const goTo = ({ name, seed, at, inputs = [], size = TEST_WINDOW }: Snapshot) =>
    context.attempt(() => {
      run.takeOver()
      run.load({
        day: day.slug,
        seed,
        tuning: { ...playhead.world.tuning },
        size: scene.stage === 'window' ? size : scene.stage,
        ticks: Math.round(at / scene.rules.tick),
        inputs,
      })
      playhead.pause()
      playhead.seek(at)
      context.tell(`${name}: at ${printSeconds(at)}, with the numbers as they are now.`)
    })

  /** Keeps a small copy of the picture; WebGL's own is gone once the browser has shown it. */
  const takePicture = () => {
    run.redraw()
    const picture = pictureRef.current
    if (!picture) return
    picture.width = PICTURE_WIDTH
    picture.height = Math.round((PICTURE_WIDTH * app.canvas.height) / app.canvas.width)
    picture.getContext('2d')?.drawImage(app.canvas, 0, 0, picture.width, picture.height)
  }

  const photograph = async () => {
    const turned = turnedNumbers(scene.tuning, playhead.world.tuning)
    if (fileNameOf(name) === '') {
      context.warn('A snapshot needs a name of letters or digits: what is seen.')
      return
    }
    if (snapshots.some((snapshot) => fileNameOf(snapshot.name) === fileNameOf(name))) {
      context.warn(`There is a snapshot named ${name} already.`)
      return
    }
    if (turned.length > 0) {
      context.warn(
        `A snapshot is photographed with the numbers of tuning.ts. Save or reset ${turned.join(', ')} first.`,
      )
      return
    }
    try {
      playhead.pause()
      const recording = { ...playhead.record(), hash: playhead.hash() }
      const { width, height } = recording.size
      const keepsSize = scene.stage === 'window' && (width !== TEST_WINDOW.width || height !== TEST_WINDOW.height)
      const wishes = { name: name.trim(), at: playhead.now, keepsSize }
      const snapshot = snapshotOf(recording, wishes)
      if (sourceWriter)
        context.tell(await sourceWriter.addSnapshot({ ...wishes, recording: printRecording(recording) }))
      else await copyText(context, 'The snapshot for snapshots.ts', `${printSnapshot(snapshot)},`)
      takePicture()
      setCaption(`${snapshot.name}, ${printSeconds(snapshot.at)}`)
      setName('')
    } catch (error) {
      context.warn(messageOf(error))
    }
  }

  return (
    <>
      <form
        className={fields.row}
        onSubmit={(event) => {
          event.preventDefault()
          void photograph()
        }}
      >
        <label className={fields.field}>
          <span>Name</span>
          <input
            autoComplete="off"
            className={fields.input}
            onChange={(event) => setName(event.target.value)}
            placeholder="what is seen now"
            value={name}
          />
        </label>
        <ToolButton type="submit">Photograph</ToolButton>
      </form>
      <figure className={styles.picture} hidden={caption === ''}>
        <canvas aria-label={`Photograph: ${caption}`} ref={pictureRef} role="img" />
        <figcaption>{caption}</figcaption>
      </figure>
      <ul className={styles.snapshots}>
        {snapshots.map((snapshot) => (
          <li key={snapshot.name}>
            <button className={styles.snapshot} onClick={() => goTo(snapshot)} type="button">
              <span>{snapshot.name}</span>
              <span className={styles.at}>{printSeconds(snapshot.at)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
