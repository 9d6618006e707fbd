import type { Localized } from '../../src/language/words'

export const sank: Localized = {
  en: 'The castle shakes and sinks behind the forest. Bats burst out of it.',
  fr: 'Le château tremble et s’enfonce derrière la forêt. Des chauves-souris en jaillissent.',
}

const PIECES: readonly Localized[] = [
  { en: 'A piece of the battlements comes off.', fr: 'Un morceau du créneau se détache.' },
  { en: 'The top of a tower comes off.', fr: 'La pointe d’une tour se détache.' },
  { en: 'A piece of a tower comes off.', fr: 'Un morceau de tour se détache.' },
  { en: 'Stones come off the wall.', fr: 'Des pierres se détachent du mur.' },
  { en: 'The top of another tower comes off.', fr: 'La pointe d’une autre tour se détache.' },
]

const MISSING: readonly Localized[] = [
  { en: 'One piece is missing.', fr: 'Il manque un morceau.' },
  { en: 'Two pieces are missing.', fr: 'Il manque deux morceaux.' },
  { en: 'Three pieces are missing.', fr: 'Il manque trois morceaux.' },
  { en: 'Four pieces are missing.', fr: 'Il manque quatre morceaux.' },
  {
    en: 'Five pieces are missing: it can spare no more.',
    fr: 'Il manque cinq morceaux : il n’en perdra plus.',
  },
]

const STANDING: readonly Localized[] = MISSING.map(({ en, fr }) => ({
  en: `The castle is back, as if nothing had happened. ${en}`,
  fr: `Le château est revenu, l’air de rien. ${fr}`,
}))

const NOTHING: Localized = { en: 'The castle stands there again.', fr: 'Le château est de nouveau là.' }

/** What has come off, that being so many. */
export function lostStones(stones: number): Localized {
  return PIECES[stones - 1] ?? NOTHING
}

export function stands(stones: number): Localized {
  return STANDING[stones - 1] ?? NOTHING
}

export const glanced: Localized = { en: 'All eyes turn there.', fr: 'Tous les yeux se tournent par là.' }

export const purred: Localized = { en: 'The cat purrs.', fr: 'Le chat ronronne.' }

export const darkened: Localized = {
  en: 'All shutters slam: the village has had enough.',
  fr: 'Tous les volets claquent : le village en a assez.',
}

export function litWindows(windows: number): Localized {
  return { en: `Windows lit: ${windows}.`, fr: `Fenêtres allumées : ${windows}.` }
}

export const packed: Localized = {
  en: 'Bats bring ropes.',
  fr: 'Des chauves-souris apportent des cordes.',
}

export const lifted: Localized = {
  en: 'The bats have had enough, and move.',
  fr: 'Les chauves-souris en ont assez, et déménagent.',
}

export const vacated: Localized = { en: 'The board: for rent', fr: 'Le panneau : à louer' }

export const rented: Localized = {
  en: 'Bats bring a whole castle.',
  fr: 'Des chauves-souris apportent un château entier.',
}

const LODGERS: readonly Localized[] = [
  { en: 'The owl takes it. She was promised quiet.', fr: 'La chouette le prend. On lui a promis le calme.' },
  { en: 'The ghost takes it. For ever, he says.', fr: 'Le fantôme le prend. Pour toujours, dit-il.' },
  { en: 'The octopus takes it, and has eight keys made.', fr: 'La pieuvre le prend, et fait faire huit clefs.' },
]

/** Who lives there now, by the number of the lodger. */
export function settled(lodger: number): Localized {
  return LODGERS[lodger - 1] ?? NOTHING
}

export const squeaked: Localized = {
  en: 'The mouse squeaks, and is gone.',
  fr: 'La souris couine, et disparaît.',
}
