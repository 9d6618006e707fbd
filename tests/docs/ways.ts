/** How one step leads to another. */
export interface Link {
  /** The other's symbol. */
  readonly to: string
  /** The name in this step's code by which it does; the last part of the other's symbol when not given, `null` where time goes by. */
  readonly by?: string | null
  /** The file that brings the two together, where neither imports the other. */
  readonly metIn?: string
  /** What stands at the arrow. */
  readonly says?: string
}

export interface Step {
  readonly file: string
  /** What the file declares: `Run.send`, `Playhead.#step`. */
  readonly symbol: string
  readonly does: string
  readonly next: readonly (string | Link)[]
}

/** The ways that are told on `docs/architecture.md`, by the names of their places there. */
export const WAYS: Readonly<Record<string, readonly Step[]>> = {
  press: [
    {
      file: 'src/stage/input/pointer.ts',
      symbol: 'Pointer.#point',
      does: 'A `pointerdown` on the surface over the canvas becomes a place in scene units, and the area there.',
      next: [{ to: 'StageInput.constructor', by: 'send' }],
    },
    {
      file: 'src/stage/input/stageInput.ts',
      symbol: 'StageInput.constructor',
      does: 'Mouse, finger and pen come in here; keys and screen readers by `pressArea`, panels by `Run.press`.',
      next: ['Run.send'],
    },
    {
      file: 'src/stage/session/run.ts',
      symbol: 'Run.send',
      does: 'One visit to a day takes it, unless a recording is watched.',
      next: ['Playhead.queue'],
    },
    {
      file: 'src/stage/time/playhead.ts',
      symbol: 'Playhead.queue',
      does: 'It waits for the next tick in the `InputQueue`.',
      next: [{ to: 'FrameLoop.#call', by: null, metIn: 'src/stage/session/run.ts', says: 'until the next frame' }],
    },
    {
      file: 'src/stage/canvas/frameLoop.ts',
      symbol: 'FrameLoop.#call',
      does: 'The browser draws a frame; so many ms have gone by.',
      next: [{ to: 'Run.#advance', by: 'onFrame' }],
    },
    {
      file: 'src/stage/session/run.ts',
      symbol: 'Run.#advance',
      does: 'First time goes on, then all that follows the state is brought to this moment.',
      next: ['Playhead.advance', 'Run.#settle'],
    },
    {
      file: 'src/stage/time/playhead.ts',
      symbol: 'Playhead.advance',
      does: 'As many ticks are due as those ms pay for.',
      next: ['Playhead.#step'],
    },
    {
      file: 'src/stage/time/playhead.ts',
      symbol: 'Playhead.#step',
      does: 'What waits is put into the log, with the number of its tick; then the tick is made.',
      next: ['Playhead.#playInput'],
    },
    {
      file: 'src/stage/time/playhead.ts',
      symbol: 'Playhead.#playInput',
      does: 'The rules hear of it: the very way that a recording goes.',
      next: [{ to: 'rules.press', by: 'rules', metIn: 'scenes/fowl/index.ts' }],
    },
    {
      file: 'scenes/fowl/rules.ts',
      symbol: 'rules.press',
      does: 'The day changes its state, and says what happened.',
      next: [{ to: 'Playhead.constructor', by: 'emit', metIn: 'scenes/fowl/index.ts' }],
    },
    {
      file: 'src/stage/time/playhead.ts',
      symbol: 'Playhead.constructor',
      does: '`world.emit` tells it, but not while a seek goes through what has happened before.',
      next: [{ to: 'Run.#hear', by: 'onEvent' }],
    },
    {
      file: 'src/stage/session/run.ts',
      symbol: 'Run.#hear',
      does: 'The debug overlay listens here, too.',
      next: ['Effects.hear'],
    },
    {
      file: 'src/stage/session/effects.ts',
      symbol: 'Effects.hear',
      does: "What follows from the event stands in the day's entry, under `on`.",
      next: ['Soundscape.play', 'Announcer.say'],
    },
    {
      file: 'src/sound/soundscape.ts',
      symbol: 'Soundscape.play',
      does: 'Until the first gesture there is no player, and nothing is heard.',
      next: [{ to: 'SoundscapePlayer.play', by: 'player' }],
    },
    {
      file: 'src/sound/soundscapePlayer.ts',
      symbol: 'SoundscapePlayer.play',
      does: 'A sound that has not arrived yet is not made up for.',
      next: ['OneShot.play'],
    },
    {
      file: 'src/sound/oneShot.ts',
      symbol: 'OneShot.play',
      does: 'Another of its variations than the last time, and not too many at once.',
      next: ['Voice.start'],
    },
    { file: 'src/sound/voice.ts', symbol: 'Voice.start', does: '`@pixi/sound` plays it.', next: [] },
    {
      file: 'src/stage/session/announcer.ts',
      symbol: 'Announcer.say',
      does: 'Not faster than a screen reader speaks.',
      next: [{ to: 'Run.#newEffects', by: 'flush' }],
    },
    {
      file: 'src/stage/session/run.ts',
      symbol: 'Run.#newEffects',
      does: "The text goes into the store of the day's page.",
      next: [{ to: 'Announcement', by: 'announcement', metIn: 'src/stage/page/ScenePage.tsx' }],
    },
    {
      file: 'src/stage/page/Announcement.tsx',
      symbol: 'Announcement',
      does: 'A live region, which is read out.',
      next: [],
    },
    {
      file: 'src/stage/session/run.ts',
      symbol: 'Run.#settle',
      does: 'Areas, Replay, loops, overlays, and last the picture.',
      next: ['ScenePicture.draw'],
    },
    {
      file: 'src/stage/canvas/scenePicture.ts',
      symbol: 'ScenePicture.draw',
      does: 'Pixi renders only if the view has changed anything.',
      next: [{ to: 'createView.draw', metIn: 'scenes/fowl/index.ts' }],
    },
    {
      file: 'scenes/fowl/view.ts',
      symbol: 'createView.draw',
      does: 'The view copies the state into its sprites.',
      next: [],
    },
  ],

  picture: [
    {
      file: 'assets/pipeline/publish.ts',
      symbol: 'updateBundle',
      does: '`npm run draw`: a bundle is rendered whose sources are not those of its lock.',
      next: [{ to: 'createPictureKind.render', by: 'renderBundle', metIn: 'src/dev/commands/assets.ts' }, 'publish'],
    },
    {
      file: 'assets/pipeline/pictures/pictureKind.ts',
      symbol: 'createPictureKind.render',
      does: 'Every frame is drawn, and dried unless `.cache/` has its pixels.',
      next: [{ to: 'loadDrawings', by: 'load' }, 'renderFrame', 'print'],
    },
    {
      file: 'assets/pipeline/pictures/declaredPictures.ts',
      symbol: 'loadDrawings',
      does: "Imports the bundle's `drawings.ts`.",
      next: [{ to: 'pictures', metIn: 'assets/pipeline/drawings.ts' }],
    },
    {
      file: 'assets/fowl/drawings.ts',
      symbol: 'pictures',
      does: 'Declares what there is: how large, in how many frames, drawn by which function.',
      next: ['drawSideRun'],
    },
    {
      file: 'assets/characters/henSide.ts',
      symbol: 'drawSideRun',
      does: 'Draws one frame of the hen.',
      next: ['Ink'],
    },
    { file: 'assets/ink/ink.ts', symbol: 'Ink', does: 'The hand. It keeps marks, and no pixels yet.', next: [] },
    {
      file: 'assets/pipeline/pictures/renderTask.ts',
      symbol: 'renderFrame',
      does: 'Makes pixels of one frame, in one of as many processes as there are cores.',
      next: [{ to: 'rasterOf', by: 'render' }],
    },
    {
      file: 'assets/pipeline/pictures/print.ts',
      symbol: 'rasterOf',
      does: 'At the density, in the light and livery that are asked for.',
      next: ['rasterize'],
    },
    {
      file: 'assets/ink/rasterize.ts',
      symbol: 'rasterize',
      does: 'Lays the marks one over the other, and dries washes.',
      next: [],
    },
    {
      file: 'assets/pipeline/pictures/print.ts',
      symbol: 'print',
      does: 'Packs the frames onto sheets, and writes down where each lies.',
      next: ['encode'],
    },
    {
      file: 'assets/pipeline/pictures/encode.ts',
      symbol: 'encode',
      does: 'AVIF or WebP, as small as nobody sees.',
      next: [],
    },
    {
      file: 'assets/pipeline/publish.ts',
      symbol: 'publish',
      does: 'Writes the sheets to `assets/public/`, `manifest.ts` and `drawings.lock.json` beside the source: all of it is committed.',
      next: [{ to: 'day', by: null, says: 'committed, built, opened' }],
    },
    {
      file: 'scenes/fowl/index.ts',
      symbol: 'day',
      does: 'Names the manifest: the script of a day brings its tables along, and no picture.',
      next: [{ to: 'put', by: 'defineScene' }],
    },
    {
      file: 'src/stage/page/Stage.tsx',
      symbol: 'put',
      does: 'The day is put onto the one canvas, drawn from finer sheets where the others would be soft.',
      next: ['loadSheets', { to: 'ScenePicture.#createView', by: 'newRun' }],
    },
    {
      file: 'src/stage/canvas/loadSheets.ts',
      symbol: 'loadSheets',
      does: 'Fetches and decodes; a sheet that two visits hold is there once.',
      next: [],
    },
    {
      file: 'src/stage/canvas/scenePicture.ts',
      symbol: 'ScenePicture.#createView',
      does: 'Hands the view a kit that is typed by the manifest.',
      next: [{ to: 'Runner.constructor', by: 'createView', metIn: 'scenes/fowl/index.ts' }],
    },
    {
      file: 'scenes/fowl/view/runner.ts',
      symbol: 'Runner.constructor',
      does: "Asks for a sprite by its name: `kit.sprite('sideRun')`.",
      next: ['ViewKit.sprite'],
    },
    {
      file: 'src/stage/kit/kit.ts',
      symbol: 'ViewKit.sprite',
      does: 'A sprite of Pixi that knows its frames and its anchor.',
      next: [{ to: 'Frames.texture', by: 'setOf' }],
    },
    {
      file: 'src/stage/kit/frames.ts',
      symbol: 'Frames.texture',
      does: 'A frame is cut out of its sheet when it is first asked for.',
      next: [],
    },
  ],

  message: [
    {
      file: 'scenes/flame/screens/WritingBox.tsx',
      symbol: 'WritingBox.sendOnEnter',
      does: 'Enter, unless it ends the choice of a character.',
      next: ['RoomSession.send'],
    },
    {
      file: 'scenes/flame/room/session.ts',
      symbol: 'RoomSession.send',
      does: 'The box is free at once; the message gets an id and is `written`.',
      next: ['RoomSession.#tell', 'RoomSession.#sendDue'],
    },
    {
      file: 'scenes/flame/room/session.ts',
      symbol: 'RoomSession.#sendDue',
      does: 'The first that waits, as soon as the room is open and slow mode allows.',
      next: ['RoomSession.#deliver'],
    },
    {
      file: 'scenes/flame/room/session.ts',
      symbol: 'RoomSession.#deliver',
      does: 'Tells what came of it: `delivered`, or `refused` and why.',
      next: [{ to: 'firestoreRoom.send', metIn: 'scenes/flame/FlamePage.tsx' }, 'RoomSession.#tell'],
    },
    {
      file: 'scenes/flame/server/firestoreRoom.ts',
      symbol: 'firestoreRoom.send',
      does: 'Tidied, and not too long. A write that the SDK made twice is no error.',
      next: ['sharedRoom.write'],
    },
    {
      file: 'scenes/flame/server/sharedRoom.ts',
      symbol: 'sharedRoom.write',
      does: 'The server dates it, and `firestore.rules` let it in.',
      next: [{ to: 'firestoreRoom.subscribe', by: null, says: 'to all who listen' }],
    },
    {
      file: 'scenes/flame/server/firestoreRoom.ts',
      symbol: 'firestoreRoom.subscribe',
      does: 'The newest messages, whenever they have changed.',
      next: [{ to: 'RoomSession.#listen', by: 'messages', metIn: 'scenes/flame/FlamePage.tsx' }],
    },
    {
      file: 'scenes/flame/room/session.ts',
      symbol: 'RoomSession.#listen',
      does: 'They were `heard`.',
      next: ['RoomSession.#tell'],
    },
    {
      file: 'scenes/flame/room/session.ts',
      symbol: 'RoomSession.#tell',
      does: 'Every event comes by here, and makes one state of another.',
      next: ['afterEvent', { to: 'RoomScreen', by: 'set' }, { to: 'FlamePage', by: 'set' }],
    },
    {
      file: 'scenes/flame/room/rules.ts',
      symbol: 'afterEvent',
      does: 'The rules of the room: a function without a clock, a server or a page.',
      next: [],
    },
    {
      file: 'scenes/flame/FlamePage.tsx',
      symbol: 'FlamePage',
      does: 'More has arrived: it sounds, and the fire leaps up.',
      next: [],
    },
    {
      file: 'scenes/flame/screens/RoomScreen.tsx',
      symbol: 'RoomScreen',
      does: 'React shows the new state, but for names that the visitor hides.',
      next: ['MessageList', 'MessageAnnouncer'],
    },
    {
      file: 'scenes/flame/screens/MessageList.tsx',
      symbol: 'MessageList',
      does: 'Of thousands of messages only those in view are in the page.',
      next: [],
    },
    {
      file: 'scenes/flame/screens/MessageAnnouncer.tsx',
      symbol: 'MessageAnnouncer',
      does: 'Reads out what others have said.',
      next: [],
    },
  ],
}
