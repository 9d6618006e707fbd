import type { About } from '../../src/sharing/about'

/** What it is, and what its card shows. */
export const about: About = {
  line: {
    en: 'A cabinet of 127 figurines from an adventure that never was. Choose a name, and the dust sheet comes off.',
    fr: 'Une vitrine de 127 figurines, tirées d’une aventure qui n’a jamais eu lieu. Choisissez un nom, et le drap tombe.',
  },
  picture: {
    en: 'A sheet of labels beside a dark cabinet; in a niche like a scallop shell stands a figurine, a boy with a sword.',
    fr: 'Une planche d’étiquettes à côté d’un cabinet sombre ; dans une niche en coquille se tient une figurine, un garçon à l’épée.',
  },
}
