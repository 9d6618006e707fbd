import type { Localized } from '../../src/language/words'
import type { Guest } from './state'
import type { NightWords, Words } from './words'

/** Who is abroad on the second night and the third: before the light has come to them, and then. */
export const GUEST_WORDS: Readonly<Record<Guest, Words>> = {
  hen: {
    dark: { en: 'Somebody breathes on the branch', fr: 'Quelqu’un respire sur la branche' },
    lit: { en: 'The hen', fr: 'La poule' },
    said: {
      en: 'The owl’s branch is let tonight, to a hen. She pays in eggs.',
      fr: 'La branche de la chouette est louée à une poule. Elle paie en œufs.',
    },
  },
  stone: {
    dark: { en: 'Something that does not move', fr: 'Quelque chose qui ne bouge pas' },
    lit: { en: 'A statue', fr: 'Une statue' },
    said: {
      en: 'A gargoyle on a stump. It is of stone, and will not be talked out of it.',
      fr: 'Une gargouille sur une souche. Elle est de pierre, et n’en démordra pas.',
    },
  },
  crab: {
    dark: { en: 'A smell of toast', fr: 'Une odeur de grillé' },
    lit: { en: 'The crab', fr: 'Le crabe' },
    said: {
      en: 'A crab at the fire. Golden on one side is half way there.',
      fr: 'Un crabe au coin du feu. Doré d’un côté, c’est déjà la moitié du chemin.',
    },
  },
  dog: {
    dark: { en: 'Somebody holds his breath', fr: 'Quelqu’un retient son souffle' },
    lit: { en: 'The dog', fr: 'Le chien' },
    said: {
      en: 'A dog behind a tree. Nobody asked him in; he only asks to be asked.',
      fr: 'Un chien derrière un arbre. Personne ne l’a invité ; il n’attend que ça.',
    },
  },
  dreamer: {
    dark: { en: 'Somebody dreams', fr: 'Quelqu’un rêve' },
    lit: { en: 'A dreamer', fr: 'Un rêveur' },
    said: {
      en: 'Small, pointed, asleep. He dreams that he is a mountain.',
      fr: 'Petit, pointu, endormi. Il rêve qu’il est une montagne.',
    },
  },
  horned: {
    dark: { en: 'Somebody dribbles', fr: 'Quelqu’un bave' },
    lit: { en: 'A stone with horns', fr: 'Un caillou à cornes' },
    said: {
      en: 'He danced until he dropped, and forgot to pass for a stone.',
      fr: 'Il a dansé jusqu’à tomber, et oublié de faire le caillou.',
    },
  },
  hatted: {
    dark: { en: 'Somebody under a hat', fr: 'Quelqu’un sous un chapeau' },
    lit: { en: 'The last guest', fr: 'Le dernier invité' },
    said: {
      en: 'The last to leave the party. He has not left it.',
      fr: 'Le dernier à quitter la fête. Il ne l’a pas quittée.',
    },
  },
  bed: {
    dark: { en: 'Nobody who snores', fr: 'Personne qui ronfle' },
    lit: { en: 'The empty bed', fr: 'Le lit vide' },
    said: {
      en: 'The bed is empty, and still warm. The snoring has gone for a walk.',
      fr: 'Le lit est vide, et encore chaud. Le ronflement est parti se promener.',
    },
  },
  prints: {
    dark: { en: 'Something pressed into the ground', fr: 'Des creux dans la terre' },
    lit: { en: 'Footprints', fr: 'Des traces de pas' },
    said: {
      en: 'Footprints: one bare, one sock, one bare. Two feet, and one of them is cold.',
      fr: 'Des traces : pied nu, chaussette, pied nu. Deux pieds, dont un qui a froid.',
    },
  },
  glimmers: {
    dark: { en: 'Lights in the grass', fr: 'Des lueurs dans l’herbe' },
    lit: { en: 'The fireflies', fr: 'Les lucioles' },
    said: {
      en: 'Fireflies, danced out. For each that you find, one of them gets up again.',
      fr: 'Des lucioles, fourbues. À chacun que vous trouvez, une d’elles se relève.',
    },
  },
  snail: {
    dark: { en: 'Something very slow', fr: 'Quelque chose de très lent' },
    lit: { en: 'The snail', fr: 'L’escargot' },
    said: {
      en: 'A snail on the boot, since yesterday. It is on its way to the bear.',
      fr: 'Un escargot sur la botte, depuis hier. Il s’en va voir l’ours.',
    },
  },
  statue: {
    dark: { en: 'Something that holds very still', fr: 'Quelque chose qui se tient coi' },
    lit: { en: 'A crab of stone', fr: 'Un crabe de pierre' },
    said: {
      en: 'The stump was free, so the crab is a statue now. Art is long.',
      fr: 'La souche était libre : le crabe y fait la statue. L’art est long.',
    },
  },
  walked: {
    dark: { en: 'Something that stood elsewhere', fr: 'Quelque chose qui était ailleurs' },
    lit: { en: 'The statue', fr: 'La statue' },
    said: {
      en: 'The gargoyle, of stone as ever. Only, it stood further off last night.',
      fr: 'La gargouille, toujours de pierre. Mais la nuit dernière, elle était plus loin.',
    },
  },
  sock: {
    dark: { en: 'Something on the line', fr: 'Quelque chose sur le fil' },
    lit: { en: 'The other sock', fr: 'L’autre chaussette' },
    said: {
      en: 'The other sock. The mouse has given up tickling, and moved in.',
      fr: 'L’autre chaussette. La souris ne chatouille plus : elle a emménagé.',
    },
  },
  dozing: {
    dark: { en: 'Somebody snores through his nose', fr: 'Quelqu’un ronfle du museau' },
    lit: { en: 'The dog, asleep', fr: 'Le chien endormi' },
    said: {
      en: 'The dog. In the end somebody moved over.',
      fr: 'Le chien. On a fini par se pousser un peu.',
    },
  },
  biggin: {
    dark: { en: 'Somebody grumbles up there', fr: 'Quelqu’un bougonne là-haut' },
    lit: { en: 'Biggin', fr: 'Béguin' },
    said: {
      en: 'Biggin, hung up for the night. He has known better pegs.',
      fr: 'Béguin, accroché pour la nuit. Il a connu de meilleures patères.',
    },
  },
  abed: {
    dark: { en: 'A bed that clucks', fr: 'Un lit qui caquette' },
    lit: { en: 'The hen in the bed', fr: 'La poule au lit' },
    said: {
      en: 'The hen has the bed. It was empty; she asked it twice.',
      fr: 'La poule a pris le lit. Il était vide : elle le lui a demandé deux fois.',
    },
  },
  egg: {
    dark: { en: 'Something round, kept warm', fr: 'Quelque chose de rond, bien au chaud' },
    lit: { en: 'A boot with an egg', fr: 'Une botte à l’œuf' },
    said: {
      en: 'Last night’s rent for the branch, paid into a boot.',
      fr: 'Le loyer de la branche, versé dans une botte.',
    },
  },
  tower: {
    dark: { en: 'Eyes on top of eyes', fr: 'Des yeux sur des yeux' },
    lit: { en: 'Three who read along', fr: 'Trois qui lisent aussi' },
    said: {
      en: 'From three up one can see the page. The lowest has it told to him.',
      fr: 'À trois de haut, on voit la page. Celui du bas se la fait raconter.',
    },
  },
  reader: {
    dark: { en: 'Somebody reads under his breath', fr: 'Quelqu’un lit à mi-voix' },
    lit: { en: 'Pim', fr: 'Pim' },
    said: {
      en: 'So it was Pim who snored. He reads along; the bear waits for him at the foot of the page.',
      fr: 'C’était donc Pim qui ronflait. Il lit aussi ; l’ours l’attend en bas de page.',
    },
  },
  creeper: {
    dark: { en: 'Something that has arrived', fr: 'Quelque chose qui est arrivé' },
    lit: { en: 'The snail, up there', fr: 'L’escargot, tout en haut' },
    said: {
      en: 'The snail has got to the bear. It had imagined it less furry.',
      fr: 'L’escargot est arrivé à l’ours. Il l’imaginait moins poilu.',
    },
  },
}

/** The owl, who is there on the first night, and on the third. */
const OWL: Localized = {
  en: 'The owl is home. Where she has been, the hat does not say.',
  fr: 'La chouette est rentrée. D’où ? Le chapeau n’en dit rien.',
}

/** What the bear reads to whom it concerns: a sentence a chapter. */
export const CHAPTERS: readonly Localized[] = [
  {
    en: 'The bear begins again. Chapter one, Tents. “Pitch where nobody lives yet.”',
    fr: 'L’ours recommence. Chapitre un, la tente. « Choisissez un coin où il n’y a personne. »',
  },
  {
    en: 'Chapter two, Bears. “Should you meet one, be dull.” It is a little hurt.',
    fr: 'Chapitre deux, les ours. « Si vous en voyez un, soyez ennuyeux. » Il est un peu vexé.',
  },
  {
    en: 'Chapter three, Bread. “A guest is whoever smells it in time.”',
    fr: 'Chapitre trois, le pain. « Est invité quiconque le sent à temps. »',
  },
  {
    en: 'Chapter four, Knots. “A knot is a promise made to a rope.” It looks at its laces: none.',
    fr: 'Chapitre quatre, la corde. « Un nœud est une promesse qu’on lui fait. »',
  },
  {
    en: 'Chapter five, Rain. “The only camper who always finds a place.”',
    fr: 'Chapitre cinq, la pluie. « Elle seule trouve toujours un emplacement. »',
  },
  {
    en: 'Chapter six, Home. “Leave the wood as you found it: lived in.” It sniffs.',
    fr: 'Chapitre six, le retour. « Laissez le bois comme vous l’avez trouvé : habité. » Il renifle.',
  },
]

export const NIGHT_WORDS: NightWords = {
  guests: GUEST_WORDS,
  saidAgain(thing, nights) {
    if (thing === 'bear' && nights > 0) return CHAPTERS[nights % CHAPTERS.length] ?? null
    return thing === 'owl' && nights % 3 > 0 ? OWL : null
  },
  out: {
    en: 'The fireflies sink, the lantern goes out. Somebody walks about on one sock.',
    fr: 'Les lucioles retombent, la lanterne s’éteint. Quelqu’un marche, sur une chaussette.',
  },
  again: [
    {
      en: 'The first night, once more. Only the flags have stayed, and the bear is further on.',
      fr: 'De nouveau la première nuit. Les fanions sont restés, et l’ours a continué.',
    },
    {
      en: 'The second night. The wood is the same; nobody in it is.',
      fr: 'Deuxième nuit. Le bois est le même ; ceux qui l’habitent, non.',
    },
    {
      en: 'The third night, almost morning. Each has moved one bed on.',
      fr: 'Troisième nuit, presque le matin. Tout le monde a changé de lit.',
    },
  ],
}
