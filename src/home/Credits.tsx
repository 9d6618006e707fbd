import { manifest } from '../../assets/ui/manifest'
import { LanguageSwitch } from '../day/LanguageSwitch'
import { useTranslate } from '../language/language'
import type { Localized } from '../language/words'
import { SOURCE_REPOSITORY } from '../site'
import { Picture } from '../ui/Picture'
import styles from './Credits.module.css'

/** Somebody or something that is named, and where more can be read of it. */
interface Named {
  readonly name: string
  readonly at: string
}

/** One line: what was done, and by whom or with what. */
interface Line {
  readonly what: Localized
  readonly names?: readonly Named[]
  readonly says?: Localized
}

/** Made by the build: the licences of all that is in the site. */
const LICENCES = `${import.meta.env.BASE_URL}licenses.txt`

/** Who made it. */
const MAKERS: readonly Line[] = [
  {
    what: { en: 'Drawn, written and built', fr: 'Dessins, textes et code' },
    says: { en: 'by the toy box’s own studio', fr: 'l’atelier de la boîte à jouets' },
  },
  {
    what: { en: 'Lettered', fr: 'Lettrage' },
    says: { en: 'in the house’s own hand', fr: 'la main de la maison' },
  },
  {
    what: { en: 'An ink drawing a day in October', fr: 'Un dessin à l’encre par jour en octobre' },
    says: { en: 'a challenge begun by Jake Parker', fr: 'un défi lancé par Jake Parker' },
  },
]

/** What it stands on. */
const FOUNDATIONS: readonly Line[] = [
  {
    what: { en: 'The pages', fr: 'Les pages' },
    names: [
      { name: 'React', at: 'https://react.dev' },
      { name: 'wouter', at: 'https://github.com/molefrog/wouter' },
    ],
  },
  {
    what: { en: 'The stage', fr: 'La scène' },
    names: [
      { name: 'PixiJS', at: 'https://pixijs.com' },
      { name: '@pixi/react', at: 'https://github.com/pixijs/pixi-react' },
      { name: '@pixi/sound', at: 'https://github.com/pixijs/sound' },
    ],
  },
  {
    what: { en: 'The chat room', fr: 'Le salon de discussion' },
    names: [
      { name: 'Firebase', at: 'https://firebase.google.com' },
      { name: 'TanStack Virtual', at: 'https://tanstack.com/virtual' },
    ],
  },
  {
    what: { en: 'The workshop', fr: 'L’établi' },
    names: [
      { name: 'Vite', at: 'https://vite.dev' },
      { name: 'lil-gui', at: 'https://lil-gui.georgealways.com' },
      { name: 'web-vitals', at: 'https://github.com/GoogleChrome/web-vitals' },
    ],
  },
]

/** What is heard, and from where. */
const SOUNDS: readonly Line[] = [
  {
    what: { en: 'The voices of day 30', fr: 'Les voix du jour 30' },
    names: [{ name: 'Flite', at: 'https://github.com/festvox/flite' }],
    says: {
      en: 'its voices slt and rms, made of the CMU Arctic recordings',
      fr: 'ses voix slt et rms, tirées des enregistrements CMU Arctic',
    },
  },
  {
    what: { en: 'Sounds, encoded by', fr: 'Sons, encodés par' },
    names: [{ name: 'LAME', at: 'https://lame.sourceforge.io' }],
  },
]

/** What the credits page says, once it has come. */
export function Credits() {
  const t = useTranslate()
  return (
    <>
      <div className={styles.language}>
        <LanguageSwitch />
      </div>
      <div className={styles.credits}>
        <Part lines={MAKERS} title={{ en: 'Who made it', fr: 'Qui l’a faite' }} />
        <Part lines={FOUNDATIONS} title={{ en: 'What it stands on', fr: 'Ce qui la porte' }} />
        <Part lines={SOUNDS} title={{ en: 'What is heard in it', fr: 'Ce qu’on y entend' }} />
        <section>
          <h2 className={styles.subtitle}>{t({ en: 'Licence', fr: 'Licence' })}</h2>
          <p>
            {t({
              en: 'The toy box and its lettering are under the MIT licence: take them along.',
              fr: 'La boîte à jouets et son lettrage sont sous licence MIT : emportez-les.',
            })}
          </p>
          <p>
            <a href={LICENCES}>
              {t({ en: 'The full texts of all licences', fr: 'Le texte intégral de toutes les licences' })}
            </a>
            <span aria-hidden="true"> · </span>
            <a href={SOURCE_REPOSITORY}>{t({ en: 'The source code', fr: 'Le code source' })}</a>
          </p>
        </section>
      </div>
      <Picture className={styles.picture} loading="lazy" print={manifest.pictures['still-drawn']['2x']} />
    </>
  )
}

function Part({ title, lines }: { readonly title: Localized; readonly lines: readonly Line[] }) {
  const t = useTranslate()
  return (
    <section>
      <h2 className={styles.subtitle}>{t(title)}</h2>
      <dl className={styles.lines}>
        {lines.map(({ what, names = [], says }) => (
          <div className={styles.line} key={what.en}>
            <dt className={styles.what}>
              {t(what)}
              <span className={styles.leader} />
            </dt>
            <dd className={styles.who}>
              {names.map(({ name, at }, place) => (
                <span key={name}>
                  {place > 0 && ', '}
                  <a href={at}>{name}</a>
                </span>
              ))}
              {names.length > 0 && says && ', '}
              {says && t(says)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
