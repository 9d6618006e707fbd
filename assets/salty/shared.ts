/** What of the page the stage shows, in drawing units. */
export const PAGE = { left: 16, top: 15, width: 528, height: 330 } as const

/** Scene units a drawing unit. */
const SCENE_SCALE = 1600 / PAGE.width

/** The room, printed with the stage and beside it in other files: of one seed, it goes on from the one into the other. */
export const ROOM = { sceneScale: SCENE_SCALE, under: 0, boil: false, bleed: true, seed: 'room of salty' } as const

/** The table, likewise; the view shows it in drawing units. */
export const TABLE = { sceneScale: SCENE_SCALE, under: 0, boil: false, bleed: true, seed: 'table of salty' } as const

/** What lies beside the stage, in drawing units: a little of each is under what the stage shows. */
export const BESIDE = {
  leftWall: { left: -284, top: 15, width: 304, height: 280 },
  rightWall: { left: 540, top: 15, width: 304, height: 280 },
  leftTable: { left: -284, top: 272, width: 296, height: 84 },
  rightTable: { left: 548, top: 272, width: 296, height: 84 },
  above: { left: 8, top: -184, width: 544, height: 204 },
  below: { left: 8, top: 352, width: 544, height: 200 },
} as const
