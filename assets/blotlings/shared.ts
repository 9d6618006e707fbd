import type { Localized } from '../../src/language/words'

/** A blotling as it is spoken of. */
export interface BlotlingWords {
  /** What it is made of, in one word: no two bear the same in either language. */
  readonly name: Localized
  /** One line of character, of at most 60 signs. */
  readonly character: Localized
}

/** The 151 of the first generation; the index is the creature's number. */
export const BLOTLINGS: readonly BlotlingWords[] = [
  {
    name: { en: 'Emberfox', fr: 'Braisenard' },
    character: { en: 'Warms its own nose with its tail.', fr: 'Se réchauffe le nez avec sa queue.' },
  },
  {
    name: { en: 'Mossgoat', fr: 'Moussechèvre' },
    character: { en: 'Has eaten every hat it ever met.', fr: 'A mangé tous les chapeaux qu’elle a croisés.' },
  },
  {
    name: { en: 'Pufflet', fr: 'Bouffareux' },
    character: { en: 'All beak, and all of it opinion.', fr: 'Tout en bec, et jamais à court d’avis.' },
  },
  {
    name: { en: 'Heronk', fr: 'Klaxéron' },
    character: { en: 'Honks at traffic that is not there.', fr: 'Klaxonne des voitures qui n’existent pas.' },
  },
  {
    name: { en: 'Webbun', fr: 'Lapalme' },
    character: { en: 'Dives for carrots. Finds boots.', fr: 'Plonge pour des carottes. Trouve des bottes.' },
  },
  {
    name: { en: 'Brewster', fr: 'Théobouille' },
    character: { en: 'Boils over when it is teased.', fr: 'Bout dès qu’on le taquine.' },
  },
  {
    name: { en: 'Knitter', fr: 'Tricotaigne' },
    character: { en: 'Eight socks at once, all different.', fr: 'Huit chaussettes à la fois, toutes dépareillées.' },
  },
  {
    name: { en: 'Snowhare', fr: 'Lapineige' },
    character: { en: 'Melts a little when it is praised.', fr: 'Fond un peu quand on le félicite.' },
  },
  {
    name: { en: 'Bogking', fr: 'Crapauroi' },
    character: { en: 'Rules over a puddle. With iron webs.', fr: 'Règne sur une flaque, d’une palme de fer.' },
  },
  {
    name: { en: 'Dozebrock', fr: 'Blaironfle' },
    character: { en: 'Snores in three voices.', fr: 'Ronfle à trois voix.' },
  },
  {
    name: { en: 'Lanternjaw', fr: 'Lampoisson' },
    character: { en: 'Reads at night, to the end.', fr: 'Lit la nuit, jusqu’au bout.' },
  },
  {
    name: { en: 'Stagbeet', fr: 'Scaracerf' },
    character: { en: 'Carries its antlers to the barber’s.', fr: 'Porte ses bois chez le coiffeur.' },
  },
  {
    name: { en: 'Swirlo', fr: 'Tournicargot' },
    character: { en: 'Gets dizzy on the straight.', fr: 'A le tournis en ligne droite.' },
  },
  {
    name: { en: 'Loopworm', fr: 'Bouclombric' },
    character: { en: 'Ties itself in bows for birthdays.', fr: 'Se noue en ruban pour les anniversaires.' },
  },
  {
    name: { en: 'Capkin', fr: 'Bolutin' },
    character: { en: 'Never takes its hat off. Cannot.', fr: 'N’ôte jamais son chapeau. Impossible.' },
  },
  {
    name: { en: 'Hilltort', fr: 'Tortoiture' },
    character: { en: 'Always at home, and still late.', fr: 'Toujours chez elle, et toujours en retard.' },
  },
  {
    name: { en: 'Dragling', fr: 'Dragounet' },
    character: { en: 'Its fire would just do for toast.', fr: 'Son feu suffit à peine pour une tartine.' },
  },
  {
    name: { en: 'Nightowl', fr: 'Noctambou' },
    character: { en: 'Has never once seen breakfast.', fr: 'N’a jamais vu un petit déjeuner.' },
  },
  {
    name: { en: 'Rainbrolly', fr: 'Parapleure' },
    character: { en: 'Opens up to nobody but the rain.', fr: 'Ne s’ouvre qu’à la pluie.' },
  },
  {
    name: { en: 'Quillpig', fr: 'Cochépic' },
    character: { en: 'Wants a hug. Nobody else does.', fr: 'Veut un câlin. Elle est bien la seule.' },
  },
  {
    name: { en: 'Inkcat', fr: 'Chatencre' },
    character: { en: 'Signs all letters with its paw.', fr: 'Signe tout le courrier de sa patte.' },
  },
  {
    name: { en: 'Turnipper', fr: 'Navetrogne' },
    character: { en: 'Bites back at every soup.', fr: 'Mord la soupe avant qu’elle ne le mange.' },
  },
  {
    name: { en: 'Drizzlet', fr: 'Crachinou' },
    character: { en: 'Cries at weddings, and at picnics.', fr: 'Pleure aux mariages, et aux pique-niques.' },
  },
  {
    name: { en: 'Bedsheep', fr: 'Moutondrap' },
    character: { en: 'Counts people when it cannot sleep.', fr: 'Compte les gens pour s’endormir.' },
  },
  {
    name: { en: 'Combipede', fr: 'Mille-peigne' },
    character: { en: 'Runs through hair for its exercise.', fr: 'Court dans les cheveux, pour la forme.' },
  },
  {
    name: { en: 'Chimneysnail', fr: 'Fumargot' },
    character: { en: 'Dinner is on. It has been for days.', fr: 'Ça mijote. Depuis plusieurs jours.' },
  },
  {
    name: { en: 'Stiltmoth', fr: 'Mitéchasse' },
    character: { en: 'Eats only from the highest shelf.', fr: 'Ne mange que sur l’étagère du haut.' },
  },
  {
    name: { en: 'Wellipup', fr: 'Bottoutou' },
    character: { en: 'Jumps in puddles, then shakes.', fr: 'Saute dans les flaques, puis s’ébroue.' },
  },
  {
    name: { en: 'Clockerel', fr: 'Coqloge' },
    character: { en: 'Crows the hour, and a bit more.', fr: 'Chante l’heure, et un peu plus.' },
  },
  {
    name: { en: 'Brickling', fr: 'Briquelet' },
    character: { en: 'Wants to be a palace later on.', fr: 'Veut devenir un palais, plus tard.' },
  },
  {
    name: { en: 'Barrowl', fr: 'Brouhibou' },
    character: { en: 'Turns its head, and the load falls off.', fr: 'Tourne la tête, et tout se renverse.' },
  },
  {
    name: { en: 'Pancub', fr: 'Crêpourson' },
    character: { en: 'Flips when you say its name.', fr: 'Se retourne quand on l’appelle.' },
  },
  {
    name: { en: 'Pogoat', fr: 'Cabondit' },
    character: { en: 'Has never been seen at rest.', fr: 'Personne ne l’a jamais vu posé.' },
  },
  {
    name: { en: 'Crabbage', fr: 'Choucrabe' },
    character: { en: 'Goes sideways out of every salad.', fr: 'Quitte les salades par le côté.' },
  },
  {
    name: { en: 'Gibbonnet', fr: 'Gibbonnet' },
    character: { en: 'Knits its hats longer than its arms.', fr: 'Son bonnet est presque aussi long que ses bras.' },
  },
  {
    name: { en: 'Dachshundred', fr: 'Centeckel' },
    character: { en: 'Its tail hears the news a day later.', fr: 'Sa queue apprend tout un jour plus tard.' },
  },
  {
    name: { en: 'Toadstooler', fr: 'Crapaubolet' },
    character: { en: 'Offers you a seat, and sits on it.', fr: 'Vous offre un siège, et s’assied dessus.' },
  },
  {
    name: { en: 'Jugbear', fr: 'Cruchourson' },
    character: { en: 'Growls when it is half empty.', fr: 'Grogne quand elle est à moitié vide.' },
  },
  {
    name: { en: 'Doormouse', fr: 'Souriporte' },
    character: { en: 'Lets everybody in but the cat.', fr: 'Laisse entrer tout le monde, sauf le chat.' },
  },
  {
    name: { en: 'Hencil', fr: 'Cocrayon' },
    character: { en: 'Lays its eggs well outlined.', fr: 'Pond des œufs aux contours bien nets.' },
  },
  {
    name: { en: 'Kettleloon', fr: 'Bouilloballon' },
    character: { en: 'Rises when it sings.', fr: 'Monte dès qu’il chante.' },
  },
  {
    name: { en: 'Ramshackle', fr: 'Bélicabane' },
    character: { en: 'Knocks first. With its head.', fr: 'Frappe avant d’entrer. Avec la tête.' },
  },
  {
    name: { en: 'Acornelius', fr: 'Glandolin' },
    character: { en: 'Plans to be an oak by Thursday.', fr: 'Compte être un chêne jeudi.' },
  },
  {
    name: { en: 'Mittenkit', fr: 'Mouflaton' },
    character: { en: 'Lost its twin, purrs all the same.', fr: 'A perdu sa jumelle, ronronne quand même.' },
  },
  {
    name: { en: 'Ladyburg', fr: 'Coccibourg' },
    character: { en: 'Seven towers, and not one door.', fr: 'Sept tours, et pas une porte.' },
  },
  {
    name: { en: 'Peapede', fr: 'Millepois' },
    character: { en: 'Five brothers, one pair of gloves.', fr: 'Cinq frères, une paire de gants.' },
  },
  {
    name: { en: 'Cactusk', fr: 'Cactéléphant' },
    character: { en: 'Never forgets who sat on it.', fr: 'N’oublie jamais qui s’est assis dessus.' },
  },
  {
    name: { en: 'Loafpard', fr: 'Léopain' },
    character: { en: 'Fast, until it is buttered.', fr: 'Rapide, tant qu’on ne le beurre pas.' },
  },
  {
    name: { en: 'Elefunnel', fr: 'Éléphentonnoir' },
    character: { en: 'Fills bottles for the whole village.', fr: 'Remplit les bouteilles de tout le village.' },
  },
  {
    name: { en: 'Sardinner', fr: 'Sardîner' },
    character: { en: 'Lives in a tin and loves company.', fr: 'Vit en boîte et adore la compagnie.' },
  },
  {
    name: { en: 'Pufferpie', fr: 'Meringlobe' },
    character: { en: 'Rises when it is cross. Do not poke.', fr: 'Gonfle s’il se fâche. Ne pas piquer.' },
  },
  {
    name: { en: 'Owlarm', fr: 'Chouéveil' },
    character: { en: 'Rings at four. Nobody knows why.', fr: 'Sonne à quatre heures. Nul ne sait pourquoi.' },
  },
  {
    name: { en: 'Kangarook', fr: 'Kangoutour' },
    character: { en: 'Keeps a small knight in its pouch.', fr: 'Garde un petit chevalier dans sa poche.' },
  },
  {
    name: { en: 'Broomstork', fr: 'Balaigogne' },
    character: { en: 'Brings babies, and sweeps up after.', fr: 'Apporte les bébés, et balaie après.' },
  },
  {
    name: { en: 'Toastoad', fr: 'Tartinouille' },
    character: { en: 'Always lands on the buttered side.', fr: 'Retombe toujours du côté beurré.' },
  },
  {
    name: { en: 'Ladlebill', fr: 'Louchanard' },
    character: { en: 'Takes soup as it comes: all of it.', fr: 'Prend la soupe comme elle vient : toute.' },
  },
  {
    name: { en: 'Bookhound', fr: 'Livrier' },
    character: { en: 'Fetches the page you were at.', fr: 'Rapporte la page où vous étiez.' },
  },
  {
    name: { en: 'Lampanda', fr: 'Abajourson' },
    character: { en: 'Thinks best with the light off.', fr: 'Réfléchit mieux la lumière éteinte.' },
  },
  {
    name: { en: 'Snailor', fr: 'Escarmarin' },
    character: { en: 'Has been at sea since the last puddle.', fr: 'En mer depuis la dernière flaque.' },
  },
  {
    name: { en: 'Moppup', fr: 'Serpitoutou' },
    character: { en: 'Fetches any stick, and cleans it.', fr: 'Rapporte le bâton, et le lave.' },
  },
  {
    name: { en: 'Pocketick', fr: 'Tictique' },
    character: { en: 'Is punctual, and holds on tight.', fr: 'Ponctuelle, et bien accrochée.' },
  },
  {
    name: { en: 'Scissant', fr: 'Fourmiseau' },
    character: { en: 'Cuts out coupons for the whole hill.', fr: 'Découpe les bons de toute la fourmilière.' },
  },
  {
    name: { en: 'Cheesel', fr: 'Belettomme' },
    character: { en: 'Its holes are secret exits.', fr: 'Ses trous sont des sorties de secours.' },
  },
  {
    name: { en: 'Turtureen', fr: 'Tortupière' },
    character: { en: 'Keeps warm whatever is inside.', fr: 'Garde au chaud tout ce qui est dedans.' },
  },
  {
    name: { en: 'Wickpig', fr: 'Cochandelle' },
    character: { en: 'Goes out early, in a puff.', fr: 'S’éteint tôt, d’un souffle.' },
  },
  {
    name: { en: 'Drumadary', fr: 'Tambadaire' },
    character: { en: 'Crosses deserts in four-four time.', fr: 'Traverse les déserts à quatre temps.' },
  },
  {
    name: { en: 'Hatterpillar', fr: 'Chapenille' },
    character: { en: 'A hat for each foot it can count.', fr: 'Un chapeau par patte qu’elle sait compter.' },
  },
  {
    name: { en: 'Flamingolf', fr: 'Golflamant' },
    character: { en: 'Eighteen ponds, one leg.', fr: 'Dix-huit étangs, une seule jambe.' },
  },
  {
    name: { en: 'Bellcow', fr: 'Vachoche' },
    character: { en: 'Rings before you can ask the way.', fr: 'Sonne avant qu’on demande son chemin.' },
  },
  {
    name: { en: 'Jellychief', fr: 'Médouchoir' },
    character: { en: 'Waves you goodbye before you arrive.', fr: 'Vous dit adieu avant que vous n’arriviez.' },
  },
  {
    name: { en: 'Chandejelly', fr: 'Médulustre' },
    character: { en: 'Dines by the light of itself.', fr: 'Dîne à la lumière d’elle-même.' },
  },
  {
    name: { en: 'Jellychute', fr: 'Méduchute' },
    character: { en: 'Floats down for as long as it likes.', fr: 'Descend aussi longtemps qu’elle veut.' },
  },
  {
    name: { en: 'Bubblynx', fr: 'Bullynx' },
    character: { en: 'Sharp ears. A risky thing to have.', fr: 'Oreilles pointues. C’est bien risqué.' },
  },
  {
    name: { en: 'Moonocle', fr: 'Lunocle' },
    character: { en: 'Reviews the stars, and finds them small.', fr: 'Critique les étoiles : trop petites.' },
  },
  {
    name: { en: 'Spadger', fr: 'Pellaireau' },
    character: { en: 'Digs first and asks the garden later.', fr: 'Creuse d’abord, prévient le jardin ensuite.' },
  },
  {
    name: { en: 'Pianteater', fr: 'Tamapiano' },
    character: { en: 'Plays by tongue. The ants dance.', fr: 'Joue avec la langue. Les fourmis dansent.' },
  },
  {
    name: { en: 'Harpaca', fr: 'Harpaga' },
    character: { en: 'Plucks itself when it is moved.', fr: 'Se pince les cordes quand elle est émue.' },
  },
  {
    name: { en: 'Sockodile', fr: 'Chaussodile' },
    character: { en: 'Snaps at feet, for warmth.', fr: 'Croque les pieds, pour avoir chaud.' },
  },
  {
    name: { en: 'Anvilope', fr: 'Gazenclume' },
    character: { en: 'Leaps once. The ground remembers.', fr: 'Bondit une fois. Le sol s’en souvient.' },
  },
  {
    name: { en: 'Bathboar', fr: 'Sanglibain' },
    character: { en: 'Bathes in mud, with a little foam.', fr: 'Prend des bains de boue moussante.' },
  },
  {
    name: { en: 'Pinecony', fr: 'Pomponey' },
    character: { en: 'Trots open in the sun, shut in rain.', fr: 'S’ouvre au soleil, se ferme sous la pluie.' },
  },
  {
    name: { en: 'Teacupine', fr: 'Tassépic' },
    character: { en: 'Mind the handle. Mind the rest, too.', fr: 'Gare à l’anse. Gare au reste aussi.' },
  },
  {
    name: { en: 'Wheeligator', fr: 'Rouligator' },
    character: { en: 'Grins downhill, and cannot brake.', fr: 'Sourit en descente, et ne freine pas.' },
  },
  {
    name: { en: 'Tramoose', fr: 'Tramélan' },
    character: { en: 'Stops at each tree, to scratch.', fr: 'S’arrête à chaque arbre, pour se gratter.' },
  },
  {
    name: { en: 'Pramster', fr: 'Poussamster' },
    character: { en: 'Pushes itself. Cheeks full of toys.', fr: 'Se pousse tout seul. Des jouets plein les joues.' },
  },
  {
    name: { en: 'Pillowisp', fr: 'Oreillombre' },
    character: { en: 'Haunts beds, but so softly.', fr: 'Hante les lits, mais tout doux.' },
  },
  {
    name: { en: 'Phantowel', fr: 'Fantorchon' },
    character: { en: 'Dries tears and dishes alike.', fr: 'Essuie les larmes comme la vaisselle.' },
  },
  {
    name: { en: 'Scarfang', fr: 'Écharboa' },
    character: { en: 'Hugs the neck. Only the neck.', fr: 'Serre le cou. Rien que le cou.' },
  },
  {
    name: { en: 'Noodlelisk', fr: 'Vipernouille' },
    character: { en: 'Its stare turns you to soup.', fr: 'Son regard vous change en soupe.' },
  },
  {
    name: { en: 'Cobrope', fr: 'Cobracorde' },
    character: { en: 'Dances to flutes, skips to songs.', fr: 'Danse à la flûte, saute en chanson.' },
  },
  {
    name: { en: 'Hoserpent', fr: 'Serpentuyau' },
    character: { en: 'Never bites. Squirts.', fr: 'Ne mord jamais. Arrose.' },
  },
  {
    name: { en: 'Cumulamb', fr: 'Agnuage' },
    character: { en: 'Follows Mary from above.', fr: 'Broute le ciel par petits bouts.' },
  },
  {
    name: { en: 'Grumblimbus', fr: 'Nimbougon' },
    character: { en: 'Thunders at the weather forecast.', fr: 'Tonne contre la météo.' },
  },
  {
    name: { en: 'Corkhop', fr: 'Bondchon' },
    character: { en: 'Pops in, pops out, says plop.', fr: 'Entre, sort, et fait « plop ».' },
  },
  {
    name: { en: 'Foghound', fr: 'Brouillouaf' },
    character: { en: 'Lost its own trail in itself.', fr: 'A perdu sa piste en lui-même.' },
  },
  {
    name: { en: 'Drawerilla', fr: 'Tiroirille' },
    character: { en: 'Beats its chest: a sock falls out.', fr: 'Se frappe la poitrine : une chaussette tombe.' },
  },
  {
    name: { en: 'Chimpansy', fr: 'Chimpensée' },
    character: { en: 'Thinks of you when it is watered.', fr: 'Pense à vous quand on l’arrose.' },
  },
  {
    name: { en: 'Slothanger', fr: 'Parecintre' },
    character: { en: 'Has hung in the wardrobe since spring.', fr: 'Pend dans l’armoire depuis le printemps.' },
  },
  {
    name: { en: 'Yetea', fr: 'Yétisane' },
    character: { en: 'Leaves big prints, and small biscuits.', fr: 'Laisse de grands pas et de petits biscuits.' },
  },
  {
    name: { en: 'Anchorvy', fr: 'Ancrochois' },
    character: { en: 'Small, salty, and not to be moved.', fr: 'Petit, salé, impossible à déplacer.' },
  },
  {
    name: { en: 'Tunafiddle', fr: 'Violonthon' },
    character: { en: 'Plays scales. Has plenty.', fr: 'Joue des gammes jusqu’à la dernière écaille.' },
  },
  {
    name: { en: 'Zippike', fr: 'Brochéclair' },
    character: { en: 'Keeps its mouth shut, with a zip.', fr: 'Bouche cousue : fermeture éclair.' },
  },
  {
    name: { en: 'Artichook', fr: 'Poulartichaut' },
    character: { en: 'Has a tender heart, far inside.', fr: 'A le cœur tendre, tout au fond.' },
  },
  {
    name: { en: 'Sunflowl', fr: 'Tournechouette' },
    character: { en: 'Awake by day, and proud of it.', fr: 'Réveillée le jour, et fière de l’être.' },
  },
  {
    name: { en: 'Carrotter', fr: 'Caroutre' },
    character: { en: 'Floats on its back in the stew.', fr: 'Fait la planche dans le pot-au-feu.' },
  },
  {
    name: { en: 'Onionicorn', fr: 'Oignicorne' },
    character: { en: 'Too beautiful for dry eyes.', fr: 'Trop belle pour les yeux secs.' },
  },
  {
    name: { en: 'Pearakeet', fr: 'Poirruche' },
    character: { en: 'Repeats all you say, riper.', fr: 'Répète tout, en plus mûr.' },
  },
  {
    name: { en: 'Pinchapple', fr: 'Ananapince' },
    character: { en: 'Sweet inside. Outside, not at all.', fr: 'Doux dedans. Dehors, pas du tout.' },
  },
  {
    name: { en: 'Kitekit', fr: 'Cervolchat' },
    character: { en: 'Chases clouds on a long string.', fr: 'Chasse les nuages au bout d’un fil.' },
  },
  {
    name: { en: 'Zeppelion', fr: 'Zeppelion' },
    character: { en: 'Roars softly, for fear of leaks.', fr: 'Rugit tout bas, par peur des fuites.' },
  },
  {
    name: { en: 'Crabinet', fr: 'Crabinet' },
    character: { en: 'Puts everything away, sideways.', fr: 'Range tout, de travers.' },
  },
  {
    name: { en: 'Lobstair', fr: 'Homarche' },
    character: { en: 'Climbs itself, backwards.', fr: 'Se monte dessus, à reculons.' },
  },
  {
    name: { en: 'Hermitin', fr: 'Bernard-la-boîte' },
    character: { en: 'Moved out of beans and into plums.', fr: 'A quitté les haricots pour les prunes.' },
  },
  {
    name: { en: 'Scarabowl', fr: 'Scaraboule' },
    character: { en: 'Strikes. Then rolls it home.', fr: 'Abat tout. Puis ramène la boule.' },
  },
  {
    name: { en: 'Firefryer', fr: 'Lucifrite' },
    character: { en: 'Glows golden on both sides.', fr: 'Brille, doré des deux côtés.' },
  },
  {
    name: { en: 'Grubble', fr: 'Asticoton' },
    character: { en: 'Too soft for its own good.', fr: 'Bien trop tendre pour ce monde.' },
  },
  {
    name: { en: 'Tapewyrm', fr: 'Vermètre' },
    character: { en: 'Guards a hoard of centimetres.', fr: 'Garde un trésor de centimètres.' },
  },
  {
    name: { en: 'Toothpython', fr: 'Dentipython' },
    character: { en: 'Squeezes from the middle. Shocking.', fr: 'Presse par le milieu. Quel scandale.' },
  },
  {
    name: { en: 'Eelcord', fr: 'Anguifil' },
    character: { en: 'Lights up when it is plugged in.', fr: 'S’illumine quand on la branche.' },
  },
  {
    name: { en: 'Dragonflute', fr: 'Libelflûte' },
    character: { en: 'Hums in six holes over the pond.', fr: 'Bourdonne en six trous sur l’étang.' },
  },
  {
    name: { en: 'Handbat', fr: 'Sachauve-souris' },
    character: { en: 'Hangs on the hook, full of keys.', fr: 'Pend au crochet, pleine de clés.' },
  },
  {
    name: { en: 'Bowtifly', fr: 'Papinœud' },
    character: { en: 'Always dressed for the opera.', fr: 'Toujours habillé pour l’opéra.' },
  },
  {
    name: { en: 'Mosquitoot', fr: 'Moustrompette' },
    character: { en: 'You hear it long before it bites.', fr: 'On l’entend bien avant la piqûre.' },
  },
  {
    name: { en: 'Ghostrich', fr: 'Fantruche' },
    character: { en: 'Hides its head in other rooms.', fr: 'Se cache la tête dans la pièce à côté.' },
  },
  {
    name: { en: 'Ostrichair', fr: 'Autruchaise' },
    character: { en: 'Runs off when you want to sit.', fr: 'File dès qu’on veut s’asseoir.' },
  },
  {
    name: { en: 'Turtable', fr: 'Tortable' },
    character: { en: 'Lunch is served, tomorrow.', fr: 'Le déjeuner est servi. Demain.' },
  },
  {
    name: { en: 'Helmole', fr: 'Casquetaupe' },
    character: { en: 'Digs under traffic, with care.', fr: 'Creuse sous les voitures, bien casquée.' },
  },
  {
    name: { en: 'Igloose', fr: 'Igloie' },
    character: { en: 'Cold outside, all down within.', fr: 'Froide dehors, en duvet dedans.' },
  },
  {
    name: { en: 'Whaletub', fr: 'Baleignoire' },
    character: { en: 'Spouts when the water is too hot.', fr: 'Souffle quand l’eau est trop chaude.' },
  },
  {
    name: { en: 'Sharkpener', fr: 'Taillerequin' },
    character: { en: 'Smiles till all pencils are short.', fr: 'Sourit tant qu’il reste des crayons.' },
  },
  {
    name: { en: 'Seahorseshoe', fr: 'Hippofer' },
    character: { en: 'Brings luck to slow races.', fr: 'Porte bonheur aux courses lentes.' },
  },
  {
    name: { en: 'Swordfork', fr: 'Espafourchette' },
    character: { en: 'Fences with dumplings, and wins.', fr: 'Fait de l’escrime avec les boulettes.' },
  },
  {
    name: { en: 'Rhinoceraser', fr: 'Gommocéros' },
    character: { en: 'Charges at spelling mistakes.', fr: 'Fonce sur les fautes d’orthographe.' },
  },
  {
    name: { en: 'Pebbull', fr: 'Taurocaille' },
    character: { en: 'Sees red, and stays where it is.', fr: 'Voit rouge, et ne bouge pas.' },
  },
  {
    name: { en: 'Snowmanatee', fr: 'Lamanteige' },
    character: { en: 'Rolls into winter on its belly.', fr: 'Arrive en hiver sur le ventre.' },
  },
  {
    name: { en: 'Owltogether', fr: 'Hibousculade' },
    character: { en: 'Three of one opinion: who?', fr: 'Trois du même avis : « Hou ? »' },
  },
  {
    name: { en: 'Sandwichuahua', fr: 'Sandwichien' },
    character: { en: 'Barks with its mouth full of itself.', fr: 'Aboie la bouche pleine de lui-même.' },
  },
  {
    name: { en: 'Cairnivore', fr: 'Cairnassier' },
    character: { en: 'Points the way. Then eats the map.', fr: 'Montre le chemin. Puis mange la carte.' },
  },
  {
    name: { en: 'Keywi', fr: 'Cléwi' },
    character: { en: 'Opens everything, but flies nowhere.', fr: 'Ouvre tout, ne s’envole jamais.' },
  },
  {
    name: { en: 'Hammox', fr: 'Marteaureau' },
    character: { en: 'Hits the nail, the wall, the sofa.', fr: 'Tape le clou, le mur, le canapé.' },
  },
  {
    name: { en: 'Brushrew', fr: 'Brossaraigne' },
    character: { en: 'Polishes the boots it hides in.', fr: 'Cire les bottes où elle se cache.' },
  },
  {
    name: { en: 'Thermouse', fr: 'Thermouris' },
    character: { en: 'Warm in winter, smug in summer.', fr: 'Au chaud l’hiver, au frais l’été.' },
  },
  {
    name: { en: 'Carafiraffe', fr: 'Carafirafe' },
    character: { en: 'Drinks from its own top floor.', fr: 'Boit à son propre dernier étage.' },
  },
  {
    name: { en: 'Wateringcanary', fr: 'Arrosoiseau' },
    character: { en: 'Sings in the rain it makes.', fr: 'Chante sous la pluie qu’il fait.' },
  },
  {
    name: { en: 'Saucepanther', fr: 'Panthérole' },
    character: { en: 'Creeps up on the gravy.', fr: 'S’approche de la sauce à pas de velours.' },
  },
  {
    name: { en: 'Hatstag', fr: 'Portemancerf' },
    character: { en: 'Polite: takes everybody’s hat.', fr: 'Très poli : prend tous les chapeaux.' },
  },
  {
    name: { en: 'Pyjamoan', fr: 'Pyjamombre' },
    character: { en: 'Haunts until eight, then bed.', fr: 'Hante jusqu’à huit heures, puis au lit.' },
  },
  {
    name: { en: 'Ghostamp', fr: 'Fantimbre' },
    character: { en: 'Sticks around after posting.', fr: 'Colle encore après l’envoi.' },
  },
  {
    name: { en: 'Tyrannosaw', fr: 'Tyrannoscie' },
    character: { en: 'Short arms, long teeth, no bench safe.', fr: 'Petits bras, grandes dents, gare aux bancs.' },
  },
  {
    name: { en: 'Triceratopper', fr: 'Tricératoque' },
    character: { en: 'Three horns, and a hat to be civil.', fr: 'Trois cornes, et une toque pour la politesse.' },
  },
  {
    name: { en: 'Dragonib', fr: 'Dragoncrier' },
    character: { en: 'Wrote all the others, with its tail.', fr: 'A écrit tous les autres, avec sa queue.' },
  },
]

/** The 21 that can sleep in a nest, in the order in which their portraits hang. */
export const SLEEPERS: readonly number[] = [0, 1, 2, 10, 11, 12, 8, 7, 6, 9, 14, 15, 5, 16, 17, 18, 19, 3, 13, 20, 21]

/** How large each of the sleepers is, 18–28, in the order of `SLEEPERS`: only what they are to each other matters. */
export const SLEEPER_SIZES: readonly number[] = [
  23, 25, 19, 22, 20, 20, 24, 19, 21, 28, 18, 26, 20, 24, 21, 19, 23, 24, 20, 22, 19,
]
