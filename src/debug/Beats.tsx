import { useRef, useState } from 'react'
import { printRecording } from '../stage/recording'
import type { Beat, Size } from '../stage/scene'
import styles from './Beats.module.css'
import { beatOf, fileNameOf, printBeat } from './beatText'
import { type Bench, printSeconds, wordsOf } from './bench'
import fields from './fields.module.css'
import { ToolButton } from './ToolButton'
import { turnedNumbers } from './Tuning'
import { copyText } from './takeAway'
import { workshop } from './workshop'

/** The window of the visual tests. */
const TEST_WINDOW: Readonly<Size> = { width: 1440, height: 900 }

/** How wide the picture of a new beat is kept, in pixels. */
const PICTURE_WIDTH = 640

/** The moments that the visual tests photograph: to go to, and to add this one to. */
export function Beats({ bench }: { readonly bench: Bench }) {
  const { run, day, scene } = bench
  const { playhead, app } = run
  const beats: readonly Beat[] = scene.beats
  const [name, setName] = useState('')
  const [caption, setCaption] = useState('')
  const pictureRef = useRef<HTMLCanvasElement>(null)

  const goTo = ({ name, seed, at, acts = [], sheet = TEST_WINDOW }: Beat) =>
    bench.attempt(() => {
      run.isDeaf = false
      playhead.replay({
        day: day.slug,
        seed,
        tuning: { ...playhead.world.tuning },
        sheet: scene.sheet === 'window' ? sheet : scene.sheet,
        ticks: Math.round(at / scene.rules.tick),
        acts,
      })
      playhead.pause()
      playhead.seek(at)
      bench.tell(`${name}: at ${printSeconds(at)}, with the numbers as they are now.`)
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
      bench.complain('A beat needs a name of letters or digits: what is seen.')
      return
    }
    if (beats.some((beat) => fileNameOf(beat.name) === fileNameOf(name))) {
      bench.complain(`There is a beat named ${name} already.`)
      return
    }
    if (turned.length > 0) {
      bench.complain(`A beat is photographed with the numbers of tuning.ts. Save or reset ${turned.join(', ')} first.`)
      return
    }
    try {
      playhead.pause()
      const recording = { ...playhead.record(), hash: playhead.hash() }
      const { width, height } = recording.sheet
      const keepsSheet = scene.sheet === 'window' && (width !== TEST_WINDOW.width || height !== TEST_WINDOW.height)
      const wishes = { name: name.trim(), at: playhead.now, keepsSheet }
      const beat = beatOf(recording, wishes)
      if (workshop) bench.tell(await workshop.addBeat({ ...wishes, recording: printRecording(recording) }))
      else await copyText(bench, 'The beat for beats.ts', `${printBeat(beat)},`)
      takePicture()
      setCaption(`${beat.name}, ${printSeconds(beat.at)}`)
      setName('')
    } catch (error) {
      bench.complain(wordsOf(error))
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
      <ul className={styles.beats}>
        {beats.map((beat) => (
          <li key={beat.name}>
            <button className={styles.beat} onClick={() => goTo(beat)} type="button">
              <span>{beat.name}</span>
              <span className={styles.at}>{printSeconds(beat.at)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
