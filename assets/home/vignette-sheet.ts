import { cells, type Slug } from '../../src/calendar'
import { drawVignette as drawArmadillo } from '../armadillo/vignette'
import { drawVignette as drawBaddog } from '../baddog/vignette'
import { drawVignette as drawBat } from '../bat/vignette'
import { drawVignette as drawBluff } from '../bluff/vignette'
import { drawVignette as drawBooger } from '../booger/vignette'
import { drawVignette as drawBouquet } from '../bouquet/vignette'
import { drawVignette as drawCamping } from '../camping/vignette'
import { drawVignette as drawCrabby } from '../crabby/vignette'
import { drawVignette as drawEagle } from '../eagle/vignette'
import { drawVignette as drawEgo } from '../ego/vignette'
import { drawVignette as drawEmpty } from '../empty/vignette'
import { drawVignette as drawFairy } from '../fairy/vignette'
import { drawVignette as drawFarm } from '../farm/vignette'
import { drawVignette as drawFlame } from '../flame/vignette'
import { drawVignette as drawForget } from '../forget/vignette'
import { drawVignette as drawFowl } from '../fowl/vignette'
import { drawVignette as drawGargoyle } from '../gargoyle/vignette'
import { drawVignette as drawGear } from '../gear/vignette'
import { drawVignette as drawHeist } from '../heist/vignette'
import { Ink } from '../ink/ink'
import { movedMarks } from '../ink/moved-marks'
import { drawVignette as drawKind } from '../kind/vignette'
import { drawVignette as drawMatch } from '../match/vignette'
import { drawVignette as drawNest } from '../nest/vignette'
import { drawVignette as drawPonytail } from '../ponytail/vignette'
import { drawVignette as drawSalty } from '../salty/vignette'
import { drawVignette as drawScallop } from '../scallop/vignette'
import { drawVignette as drawScrape } from '../scrape/vignette'
import { drawVignette as drawScurry } from '../scurry/vignette'
import { drawVignette as drawSnack } from '../snack/vignette'
import { drawVignette as drawTempting } from '../tempting/vignette'
import { drawVignette as drawTrip } from '../trip/vignette'
import { drawVignette as drawUhOh } from '../uh-oh/vignette'
import { REST_LINE } from '../vignettes/hand'

const BOX = { left: -6, top: -8, width: 112, height: 100 }
/**
 * Units around it that stay clear: where a card is lower than the drawing, a browser mixes neighbouring pixels, and none may be
 * another day's.
 */
const CLEAR = 2
const CELL = { width: BOX.width + 2 * CLEAR, height: BOX.height + 2 * CLEAR }
const COLUMNS = 3
const ROWS = cells.length / COLUMNS

/** The sheet, in units. */
export const VIGNETTE_SHEET = { width: COLUMNS * CELL.width, height: ROWS * CELL.height }

/** A day that is still to be drawn has none: its place stays empty. */
const VIGNETTES: Readonly<Partial<Record<Slug, (ink: Ink) => void>>> = {
  gargoyle: drawGargoyle,
  scurry: drawScurry,
  bat: drawBat,
  scallop: drawScallop,
  flame: drawFlame,
  bouquet: drawBouquet,
  trip: drawTrip,
  match: drawMatch,
  nest: drawNest,
  crabby: drawCrabby,
  eagle: drawEagle,
  forget: drawForget,
  kind: drawKind,
  empty: drawEmpty,
  armadillo: drawArmadillo,
  fowl: drawFowl,
  salty: drawSalty,
  scrape: drawScrape,
  ponytail: drawPonytail,
  bluff: drawBluff,
  baddog: drawBaddog,
  heist: drawHeist,
  booger: drawBooger,
  fairy: drawFairy,
  tempting: drawTempting,
  ego: drawEgo,
  snack: drawSnack,
  camping: drawCamping,
  'uh-oh': drawUhOh,
  gear: drawGear,
  farm: drawFarm,
}

/** The pictures of all days at rest, on one sheet: they lie on it as their cards lie on the page, in columns of eleven. */
export function drawVignetteSheet(sheet: Ink): void {
  for (const [place, day] of cells.entries()) {
    const drawVignette = day && VIGNETTES[day.slug]
    if (!drawVignette) continue
    const { slug } = day
    const own = new Ink({ ...BOX, lineWidth: REST_LINE, seed: `${slug}/vignette`, name: `${sheet.name}, ${slug}` })
    drawVignette(own)
    const x = Math.floor(place / ROWS) * CELL.width + CLEAR - BOX.left
    const y = (place % ROWS) * CELL.height + CLEAR - BOX.top
    sheet.marks.push(...movedMarks(own.marks, x, y))
  }
}
