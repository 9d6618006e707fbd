import type { Localized } from '../../src/language/words'
import type { Area, Areas } from '../../src/stage/contract/areas'
import {
  ANT_WAY,
  BOOKLET,
  bookletsOf,
  CARD,
  CHOICES,
  COMPARTMENT,
  COMPARTMENTS,
  FLOOR,
  GLASS,
  LADYBIRDS_AREA,
  PAGES,
  RIBBON,
  TAB,
  TRAY,
} from './layout'
import { names } from './names'
import type { MatchState } from './state'

const NOBODY: Localized = { en: 'An empty compartment', fr: 'Un casier vide' }

function candidateArea(_: unknown, place: number): Area<MatchState> {
  const { left, top, width, height } = COMPARTMENT
  const x = (COMPARTMENTS[place] ?? 0) + left
  return {
    id: `candidate-${place + 1}`,
    label: ({ question }) => {
      const creature = question?.candidates[place]
      return creature === undefined ? NOBODY : names.nameOf(creature)
    },
    when: ({ isPlaying }) => isPlaying,
    shape: (_, out) => out.rect(x, FLOOR + top, width, height),
    order: place + 1,
  }
}

const isOpen = ({ guide }: MatchState): boolean => guide.at !== null && guide.shutAt === null

export const areas = [
  {
    id: 'again',
    takesEnter: true,
    label: { en: 'Again', fr: 'Encore' },
    when: isOpen,
    shape: (_, out) => out.rect(TAB.left, TAB.top, TAB.width, TAB.height),
    order: 1,
  },
  {
    id: 'ribbon',
    label: { en: 'The ribbon: shut the field guide', fr: 'Le signet : refermer le guide' },
    when: isOpen,
    shape: (_, out) => out.rect(RIBBON.left, RIBBON.top, RIBBON.width, RIBBON.height),
    order: 2,
  },
  {
    id: 'guide',
    label: { en: 'The field guide', fr: 'Le guide de terrain' },
    when: isOpen,
    shape: (_, out) => out.rect(PAGES.x, PAGES.y, PAGES.width, PAGES.height),
    order: 3,
  },
  ...Array.from({ length: CHOICES }, candidateArea),
  {
    id: 'tray',
    takesEnter: true,
    label: { en: 'The bottom screen: start playing', fr: 'L’écran du bas : commencer à jouer' },
    when: ({ isPlaying, guide }) => !isPlaying && guide.at === null,
    shape: (_, out) => out.rect(TRAY.x, TRAY.y, TRAY.width, TRAY.height),
    order: 1,
  },
  {
    id: 'card',
    label: { en: 'The footprint', fr: 'L’empreinte' },
    when: ({ isPlaying }) => isPlaying,
    shape: (_, out) =>
      out.rect(CARD.x - CARD.halfWidth, CARD.y - CARD.halfHeight, 2 * CARD.halfWidth, 2 * CARD.halfHeight),
    order: 5,
  },
  {
    id: 'ladybirds',
    label: { en: 'Ladybirds', fr: 'Des coccinelles' },
    when: ({ attempts, guide }) => attempts > 0 && guide.at === null,
    shape: (_, out) => out.rect(LADYBIRDS_AREA.x, LADYBIRDS_AREA.y, LADYBIRDS_AREA.width, LADYBIRDS_AREA.height),
    order: 6,
  },
  {
    id: 'booklet',
    label: { en: 'A thin book', fr: 'Un mince carnet' },
    when: ({ guide, hasLater }) => hasLater && bookletsOf(guide) > 0 && guide.at === null,
    shape: ({ guide }, out) => {
      const behind = BOOKLET.apart * (bookletsOf(guide) - 1)
      out.rect(BOOKLET.left - behind, BOOKLET.top, BOOKLET.width + behind, BOOKLET.height)
    },
    order: 9,
  },
  {
    id: 'glass',
    label: { en: 'A reading glass', fr: 'Une loupe' },
    shape: (_, out) => out.circle(GLASS.x, GLASS.y, GLASS.radius),
    order: 7,
  },
  {
    id: 'ant',
    label: { en: 'An ant', fr: 'Une fourmi' },
    when: ({ ant }) => ant.comesAt === null,
    shape: ({ ant }, out) => out.circle(ant.x, ANT_WAY.y - 6, ANT_WAY.reach),
    order: 8,
  },
] satisfies Areas<MatchState>
