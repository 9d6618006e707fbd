import { manifest } from '../../assets/empty/manifest'
import { sounds } from '../../assets/empty/sounds.manifest'
import { named } from '../../src/stage/contract/rules/named'
import { defineScene } from '../../src/stage/page/defineScene'
import { keepsakes } from '../../src/stage/session/keepsakes'
import { areas } from './areas'
import { finds } from './finds'
import { createKeys } from './keys'
import { HOLDS } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'
import { createView } from './view'
import { CLICKS, IMPATIENCE } from './words'

export const day = defineScene({
  stage: { width: 1600, height: 1000 },
  rules,
  tuning,
  areas,
  createView,
  finds,
  manifest,
  sounds,
  loops: { hush: { level: () => 1 } },
  help: {
    what: {
      en: 'Watch it start. There is nothing in its slot; press whatever you like.',
      fr: 'Regardez-la démarrer. Il n’y a rien dans sa fente ; appuyez où vous voulez.',
    },
    keys: [
      { caps: ['←', '↑', '→', '↓'], does: { en: 'the cross', fr: 'la croix' } },
      { caps: ['Enter'], does: { en: 'the lower button', fr: 'le bouton du bas' } },
      { caps: ['⌫'], does: { en: 'the upper button', fr: 'le bouton du haut' } },
      { caps: ['Tab'], does: { en: 'next button', fr: 'bouton suivant' } },
    ],
  },
  on: {
    started: {
      play: 'power',
      stop: 'chime',
      announce: {
        en: 'A handheld console is switched on. Its screen is white; a plate comes down from above.',
        fr: 'Une console portable s’allume. Son écran est blanc ; une plaque descend d’en haut.',
      },
    },
    chimed: {
      play: 'chime',
      caption: { en: 'A chime: Inkwell. Nothing else comes.', fr: 'Un carillon : Inkwell. Rien d’autre ne vient.' },
    },
    reached: { play: 'reach' },
    steered: { play: 'drop', announce: ({ key, isAsked }) => (isAsked ? CLICKS[key] : IMPATIENCE) },
    pushed: { play: 'button', announce: ({ key }) => CLICKS[key] },
    released: { play: 'up' },
    nothing: { play: 'nothing', caption: { en: 'Nothing happens.', fr: 'Il ne se passe rien.' } },
    touched: {
      play: 'glass',
      caption: { en: 'The screen gives way a little. It stays white.', fr: 'L’écran cède un peu. Il reste blanc.' },
    },
    knocked: { play: 'knock', caption: { en: 'Knock, knock. Nobody is in.', fr: 'Toc, toc. Personne.' } },
    blown: {
      play: 'blow',
      caption: {
        en: 'You blow into the slot. Only dust comes out.',
        fr: 'Vous soufflez dans la fente. Il n’en sort que de la poussière.',
      },
    },
    dimmed: {
      play: 'flicker',
      announce: { en: 'The lamp goes out, and on again.', fr: 'Le voyant s’éteint, puis se rallume.' },
    },
    scraped: {
      play: 'slits',
      caption: { en: 'The speaker has nothing to say.', fr: 'Le haut-parleur n’a rien à dire.' },
    },
    frightened: {
      play: 'scuttle',
      announce: {
        en: 'The spider pulls in its legs and climbs home.',
        fr: 'L’araignée rentre ses pattes et remonte chez elle.',
      },
    },
    inked: {
      play: 'ink',
      announce: {
        en: 'Ink wells up out of the dot and runs down the screen. Then it is white again.',
        fr: 'De l’encre jaillit du point et coule sur l’écran. Puis il redevient blanc.',
      },
    },
    woken: {
      play: 'drip',
      caption: {
        en: 'Something happens: the dot falls off. It leaves ink wherever you lead it.',
        fr: 'Il se passe quelque chose : le point tombe. Il laisse de l’encre partout où vous le menez.',
      },
    },
    led: { play: 'glass' },
    traced: { play: 'trace' },
    rubbed: { play: 'rub' },
    blotted: { play: 'drip', announce: { en: 'A blot.', fr: 'Un pâté.' } },
    wiped: { play: 'rub', announce: { en: 'The drop wipes.', fr: 'La goutte efface.' } },
    yours: {
      caption: {
        en: 'It is not empty any more. It is yours.',
        fr: 'Elle n’est plus vide : elle est à vous.',
      },
    },
    gripped: { play: 'knock' },
    shaken: {
      play: 'spill',
      caption: { en: 'Shaken off. The page is white; nearly.', fr: 'Tout est tombé. La page est blanche, ou presque.' },
    },
  },
  keeps: { shelf: keepsakes, version: 1, on: 'drawn', of: ({ page }) => page.join('') },
  keys: createKeys,
  panelPresses: (name) => named(HOLDS, name) !== undefined,
  canReplay: () => true,
})
