import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { slips } from '../../day/slips/slips'
import { useTranslate } from '../../language/language'
import type { Localized } from '../../language/words'
import { UNSEEN } from '../../ui/unseen'
import { reducedMotion } from '../canvas/reducedMotion'
import styles from '../input/VirtualCursor.module.css'
import type { Run } from '../session/run'
import type { Recording } from '../time/recording'
import type { SceneLink } from '../time/sceneLink'
import { openGame } from './openGame'
import type { PlayedScene } from './playThrough'
import { GLIDE, Trail } from './trail'

/** How much of a game is watched, its end, in simulated ms; what came before is gone through without a picture. */
const WATCHED = 60_000

const SAID = {
  watched: {
    en: 'Somebody has played this for you. Press anywhere, and it is your turn.',
    fr: 'Quelqu’un a joué ceci pour vous. Appuyez n’importe où, et c’est à vous.',
  },
  yourTurn: { en: 'Your turn.', fr: 'À vous de jouer.' },
  refused: {
    en: 'The game in this link cannot be played any more: the day opens at its beginning.',
    fr: 'La partie de ce lien ne peut plus être jouée : la journée s’ouvre à son début.',
  },
} as const satisfies Record<string, Localized>

/** What an address holds of somebody's game, opened. */
export interface SentGame {
  /** Begins to play it, before the first picture of the day. */
  readonly begin: (run: Run) => void
  /** Shows whose hand it is, and says whose turn. */
  readonly show: (run: Run | null) => ReactNode
}

/** Opens what the address holds. What cannot be played any more leaves the day as it is, and is told of. */
export async function receiveGame(day: string, scene: PlayedScene, link: SceneLink): Promise<SentGame> {
  const game = await openGame(day, scene, link).catch(tellOfRefusal)
  return {
    begin: (run) => {
      if (game) watch(run, game, link)
    },
    show: (run) => <GameWatch game={game} link={link} run={run} />,
  }
}

function tellOfRefusal(error: unknown): null {
  if (import.meta.env.DEV) console.warn('In the address of this day, the game is left out.', error)
  return null
}

function watch(run: Run, game: Recording, link: SceneLink): void {
  run.watch(game, () => {
    // Nobody sees yet what they would take over.
    if (!run.playhead.pendingSeek) handOver(run, game, link)
  })
  run.playhead.seekTo(game.ticks * run.playhead.tick - WATCHED)
}

/** Ends the watching: whoever played until now lets go of what is held or pointed at. */
function handOver(run: Run, { inputs }: Recording, { isDebugged }: SceneLink): void {
  const { playhead } = run
  const done = inputs.filter(({ tick }) => tick * playhead.tick < playhead.now)
  run.takeOver()
  // Visitors play without being able to rewind: what would have come next goes with that.
  if (!isDebugged && !run.profiler) playhead.forget()
  const pressed = done.findLast(({ kind }) => kind === 'press' || kind === 'release')
  const pointed = done.findLast(({ kind }) => kind === 'hover' || kind === 'leave')
  if (pressed?.kind === 'press') run.send({ ...pressed, kind: 'release' })
  if (pointed?.kind === 'hover') run.send({ ...pointed, kind: 'leave' })
}

interface Props {
  /** `null` where it cannot be played. */
  readonly game: Recording | null
  readonly link: SceneLink
  /** `null` as long as the day cannot be seen. */
  readonly run: Run | null
}

function GameWatch({ game, link, run }: Props) {
  const t = useTranslate()
  const [said, setSaid] = useState<Localized | null>(null)
  const [isWatching, setIsWatching] = useState(game !== null)
  const words = game ? (isWatching ? SAID.watched : SAID.yourTurn) : SAID.refused

  useEffect(() => {
    if (!run || said === words) return
    slips.say(words)
    setSaid(words)
  }, [run, said, words])

  useEffect(() => {
    if (!run || !game || !isWatching) return undefined
    return run.subscribe(() => {
      if (run.isWatching && run.now >= game.ticks * run.playhead.tick) handOver(run, game, link)
      if (!run.isWatching) setIsWatching(false)
    })
  }, [run, game, link, isWatching])

  return (
    <>
      {run && game && isWatching && !run.scene.drawsPointer && <Drop game={game} run={run} />}
      <p aria-live="polite" style={UNSEEN}>
        {said && t(said)}
      </p>
    </>
  )
}

/** The drop of ink that stands for whoever has played. */
function Drop({ game, run }: { readonly game: Recording; readonly run: Run }) {
  const dropRef = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const trail = new Trail(game.inputs, run.playhead.tick, reducedMotion.matches ? 0 : GLIDE)
    const at = { x: 0, y: 0 }
    const follow = () => {
      const drop = dropRef.current
      if (!drop) return
      drop.hidden = !trail.follow(run.now, at)
      const { x, y, scale } = run.fit
      drop.style.transform = `translate(${at.x * scale + x}px, ${at.y * scale + y}px)`
      drop.classList.toggle(styles.pressed ?? '', trail.isPressed(run.now))
    }
    follow()
    return run.subscribe(follow)
  }, [run, game])

  return <div aria-hidden="true" className={styles.drop} data-drop ref={dropRef} />
}
