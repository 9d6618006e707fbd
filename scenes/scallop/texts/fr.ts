import type { FigurineText } from './figurineText'

/** The 127 figurines in French, in the order of their numbers. */
export const texts: readonly FigurineText[] = [
  {
    name: 'Pim, tête nue',
    description:
      'S’est lavé les cheveux pour la première fois depuis le début de l’histoire. Il ne reconnaît pas ses oreilles.',
  },
  {
    name: 'Pim et Béguin',
    description: 'L’un a l’épée, l’autre a les idées. Les bons jours, c’est le même.',
  },
  {
    name: 'Princesse Orlia',
    description:
      'S’est enfuie deux fois du palais : d’abord pour n’être sauvée par personne, puis parce qu’elle avait oublié sa plume.',
  },
  {
    name: 'Béguin',
    description:
      'Quarante gouttes chez Chapeaux & Remords, qui en aurait payé cinquante pour s’en défaire. Parle six langues et se plaint dans une septième.',
  },
  {
    name: 'Morvane',
    description:
      'Veut noyer le monde dans l’encre, mais proprement, et seulement après le déjeuner. N’a pas été invité au mariage de sa sœur.',
  },
  {
    name: 'Roi Aldebert',
    description:
      'Règne surtout l’après-midi. Son sceptre a roulé sous le trône en l’an deux, et pour la soupe la cuillère convient mieux.',
  },
  {
    name: 'Ministre Chipote',
    description:
      'Père de l’impôt sur les ombres, de l’impôt sur les éternuements, et d’un remboursement dont nul n’a survécu à la demande.',
  },
  {
    name: 'Dorelle la boulangère',
    description:
      'Deux gouttes le petit pain, trois si l’on siffle. Brannoc le forgeron lui en doit trois cent douze ; le rouleau est pour lui.',
  },
  {
    name: 'Isolde l’allumeuse',
    description:
      'Allume avant le souper les quarante réverbères de Buvard. Puis refait le tour et en souffle trente, car l’huile est à cinq gouttes.',
  },
  {
    name: 'Vieux Plumet',
    description:
      'A appris à écrire à trois générations, et à aucune à s’arrêter. Il cherche sa plume. Soyez gentils, ne dites rien.',
  },
  {
    name: 'Brannoc le forgeron',
    description:
      'Sait soulever une vache, et l’a fait. Le marteau est à sa grand-mère : avec le sien, il aplatit le village, et la pâte de Dorelle avec.',
  },
  {
    name: 'Minna-les-Nattes',
    description: 'Neuf mille quatre sauts sans une faute. Elle vous compte celui-ci. Elle vous les comptera tous.',
  },
  {
    name: 'Pelle le facteur',
    description:
      'Ni pluie ni nuit ne l’ont jamais retardé. L’oie, si : quarante et une fois, et elle connaît la tournée.',
  },
  {
    name: 'Tobb le pêcheur',
    description:
      'A pris onze bottes, qu’il revend à Hobb neuf gouttes la paire. Il soupçonne Hobb de savoir d’où elles viennent.',
  },
  {
    name: 'Mère Hesper',
    description:
      'Patronne du Pot Renversé. Porte six chopes dans une main et dans l’autre une rancune, contre Osric, à propos d’une soupe.',
  },
  {
    name: 'Corvin le barbier',
    description:
      'Quatre gouttes la coupe, et vous gardez l’oreille. Il en veut à Béguin, qui cache la seule belle chevelure de la ville.',
  },
  {
    name: 'Odile la couturière',
    description:
      'S’est un jour cousue dans une robe de noces, et s’est trouvée mariée avant d’avoir le bout du fil. Ce fut un beau mariage.',
  },
  {
    name: 'Grumbold le passeur',
    description:
      'Une goutte pour traverser la Bavure, neuf pour revenir. Il y a un visage là-dedans ; beau, à en croire sa mère.',
  },
  {
    name: 'Pépin l’apprenti',
    description: 'On lui a dit d’apporter les pots en un seul voyage, mais pas où. C’était en mars.',
  },
  {
    name: 'Nanette Deux-Sous',
    description:
      'Prêtez-lui une goutte, elle vous en doit une. Empruntez-en une, et vous ferez la connaissance de l’arithmétique.',
  },
  {
    name: 'Fitch le ratier',
    description: 'Payé au rat. Les rats sont payés par Fitch. Depuis le printemps, tout le monde est à son aise.',
  },
  {
    name: 'Sabine l’horlogère',
    description: 'Ses horloges sont justes à la seconde, pas toujours au jour. Le coucou a demandé ses mardis.',
  },
  {
    name: 'Ulric le gendarme',
    description:
      'L’amende est de douze gouttes, onze si on le laisse dormir. Nul crime n’a été vu à Buvard depuis qu’il a baissé son casque.',
  },
  {
    name: 'Vesna la jardinière',
    description:
      'Parle à ses plantes et, le dimanche, les laisse répondre. La haie est allée trop loin : elles sont fâchées.',
  },
  {
    name: 'Barthel le sonneur',
    description:
      'Sourd à tout conseil depuis ses neuf ans. Il sonne les heures à l’odeur du four de Dorelle : midi, c’est quand ça brûle.',
  },
  {
    name: 'Lotte la lavandière',
    description:
      'Connaît par les poignets les secrets de chacun. Le caleçon est au Roi ; la pièce, une affaire d’État.',
  },
  {
    name: 'Hobb le cordonnier',
    description:
      'Répare toute botte pour neuf gouttes. La grande est arrivée avec un mot : Faites vite, je suis à cloche-pied.',
  },
  {
    name: 'Madame Verveine',
    description:
      'Vend des remèdes à tout, sauf à la curiosité. Le monsieur du bocal avait demandé ce qu’il y avait dans le bocal.',
  },
  {
    name: 'Osric le cuisinier',
    description:
      'Goûte de l’intérieur, comme les grands maîtres. La soupe est à une goutte le bol ; la mère Hesper la préférerait sans bain.',
  },
  {
    name: 'Jory le ramoneur',
    description: 'Est entré blond dans la cheminée. Lui serrer la main porte bonheur ; le savon est à cinq gouttes.',
  },
  {
    name: 'Tante Agathe',
    description:
      'A commencé une écharpe quand son neveu avait quatre ans. Il en a quarante, vit à l’étranger, et la sent venir.',
  },
  {
    name: 'Ludo le jongleur',
    description:
      'Cinq flacons en l’air, et un sixième, il le sent, quelque part. Les bravos viennent toujours de derrière lui, et c’est du verre.',
  },
  {
    name: 'Balthus le peintre',
    description: 'Peint les gens tels qu’ils se rêvent, pour trente gouttes. Pour quarante, il prend leur place.',
  },
  {
    name: 'Nine la gardeuse d’oie',
    description:
      'L’oie s’appelle Amiral et ne reçoit d’ordre de personne. Nine monte à rebours, pour voir ce qui a été fait, et à qui.',
  },
  {
    name: 'Mortimer le fossoyeur',
    description:
      'L’homme le plus gai de la ville. Il a vu comment tout finit ; il y a des vers, dit-il, et ils sont charmants.',
  },
  {
    name: 'Dame Philippa',
    description:
      'Bibliothécaire. Le silence est gratuit, le murmure à deux gouttes, et le chat se prête pour quinze jours. Il rentre toujours en retard.',
  },
  {
    name: 'Ansel de la fanfare',
    description: 'Y a soufflé une note l’hiver dernier, et l’attend avec intérêt. Les voisins ont fait leurs valises.',
  },
  {
    name: 'Tilda la crieuse',
    description: 'Ne crie pas. Ceci est sa voix d’intérieur.',
  },
  {
    name: 'Un passant',
    description: 'N’a rien à voir avec tout cela, et vous serait reconnaissant de ne pas regarder.',
  },
  {
    name: 'Dame Pissenlit',
    description: 'Trois fois dans sa vie on lui a dit « à vos souhaits », et trois fois elle est restée chauve un an.',
  },
  {
    name: 'Coprine la Boudeuse',
    description: 'On lui avait promis une rose. Sa baguette exauce les vœux, mais seulement ceux dont on a honte.',
  },
  {
    name: 'La Fée Bouton',
    description: 'Ce n’était jamais la lessive. Elle en prend un par chemise, et n’a pas un vêtement qui ferme.',
  },
  {
    name: 'Le Commis aux dents',
    description:
      'Deux gouttes la dent, moins le timbre, le droit d’oreiller et l’arrondi. Les dents de lait sont reportées sur l’enfant suivant.',
  },
  {
    name: 'La Dernière Chandelle',
    description:
      'Brûle jusqu’au départ du tout dernier invité. Elle connaît le passant, et déteste les hommes qui traînent.',
  },
  {
    name: 'Marraine Groumm',
    description:
      'Tu iras au bal, et tu aimeras ça, et tu seras rentrée à neuf heures. La citrouille, c’est pour après, au beurre.',
  },
  {
    name: 'L’Ancien Thrum',
    description:
      'A juré de ne plus se raser avant que le royaume ait un ministre sensé. La brouette a été élargie deux fois.',
  },
  {
    name: 'Mémé Pâté',
    description:
      'La grand-mère de tout le monde, dit-elle. Les biscuits dans la poche gauche, les verdicts dans la droite.',
  },
  {
    name: 'Le plus vieil homme',
    description:
      'On l’époussette le samedi. Prié de dire le secret d’une longue vie, il a dit « Hein ? », et on le cite depuis.',
  },
  {
    name: 'L’Ancienne Ode',
    description: 'Voit tout ce qui sera, jusqu’au souper. Demain, c’est poireau.',
  },
  {
    name: 'L’Ancien Mousse',
    description:
      'S’est assis pour réfléchir l’année de la crue. Des pinsons ont pris sa tête à bail, et il n’a plus le cœur de se lever.',
  },
  {
    name: 'Le Général Ouïe',
    description:
      'A gagné la bataille du Buvard faute d’avoir entendu sonner la retraite. Le dos, c’est pour les médailles suivantes.',
  },
  {
    name: 'Les Trois Tantes',
    description: 'Pas les amies d’Agathe : ses tantes. Il paraît que vous ne mangez rien.',
  },
  {
    name: 'La Chorale Saint-Pâté',
    description: 'Neuf voix et un ronflement. À Pâques, c’est le ronflement qui a le solo.',
  },
  {
    name: 'Les frères Tumm',
    description:
      'Un monsieur seul et fortuné, disent-ils, qui se rend à la banque. Celui du milieu n’a pas été consulté.',
  },
  {
    name: 'La Ronde de nuit',
    description: 'Ils veillent chacun leur tour. C’est le tour de l’autre.',
  },
  {
    name: 'La Garde du palais',
    description:
      'Prête à mourir pour le Roi, mais rentrée à cinq heures. Le troisième est le neveu d’Osric, et la marmite est à Osric.',
  },
  {
    name: 'Un passant',
    description: 'Le même, qui revient. Il avait oublié son parapluie.',
  },
  {
    name: 'La boulangerie de Dorelle',
    description: 'Les murs sont en croûte d’avant-hier. Les hivers rudes, toute la rue vient se servir au perron.',
  },
  {
    name: 'La forge de Brannoc',
    description:
      'Le poing de la cheminée est une commande jamais retirée. Par vent d’est, il se tourne vers la boulangerie.',
  },
  {
    name: 'Le Pot Renversé',
    description:
      'La meilleure auberge de Buvard : l’autre a été bue. Le lit est à huit gouttes ; l’été, la flaque est en supplément.',
  },
  {
    name: 'Chapeaux & Remords',
    description:
      'Ni repris, ni échangé, ni pardonné. Le crochet vide en vitrine était celui de Béguin : on l’a encadré.',
  },
  {
    name: 'La Lente Bouilloire',
    description: 'Le thé à une goutte, quand il vient. Le monsieur du coin l’a commandé enfant.',
  },
  {
    name: 'Les Bottes de Hobb',
    description: 'Le géant a encore écrit. Il sautille toujours, et demande si par hasard on n’habite pas dedans.',
  },
  {
    name: 'Les Remèdes de Verveine',
    description: 'Sonnez une fois pour un remède, deux fois pour un autre avis. Le crâne du haut était l’autre avis.',
  },
  {
    name: 'L’Étal Honnête',
    description: 'Tout à trois gouttes, quel qu’en fût le prix du temps où c’était à vous.',
  },
  {
    name: 'La Boutique errante',
    description:
      'Sept gouttes l’article, et jamais personne ne l’a rattrapée pour la monnaie. Elle fait quatre mètres par jour.',
  },
  {
    name: 'Plumes & Fils',
    description: 'Des plumes depuis le premier mot. Les fils sont des filles, mais l’enseigne était payée.',
  },
  {
    name: 'Le Puits des repentirs',
    description: 'Jetez une pièce, faites un vœu, on en discutera. Trois sur quatre remontent avec un mot.',
  },
  {
    name: 'Le Moulin sans vent',
    description: 'Moud l’encre, à une goutte le sac. Voilà trente ans que l’homme au soufflet lui tient lieu de météo.',
  },
  {
    name: 'Le Pont à péage',
    description:
      'Une goutte pour passer, une goutte pour faire le tour. Ce qui vit dessous a une famille, dit-il, et montre les morsures.',
  },
  {
    name: 'Le Phare des terres',
    description: 'Pas un navire n’a heurté cette colline depuis qu’il est bâti. Le mouton fait la nuit.',
  },
  {
    name: 'Le Château d’Aldebert',
    description: 'Bâti pour un siège, entretenu pour la sieste. Prière d’essuyer ses pieds sur la langue.',
  },
  {
    name: 'L’Arbre aux lettres',
    description: 'Là vont les lettres jamais envoyées. À l’automne, toute la ville y passe, tête baissée, et lit.',
  },
  {
    name: 'La Passoire',
    description: 'A coulé au port, en mer, et une fois dans un tableau. Son capitaine écope avec ce qu’il a.',
  },
  {
    name: 'Le Cirque fermé',
    description: 'Est parti en hâte, sans lui-même. Quelqu’un y rit encore, mais le cœur n’y est plus.',
  },
  {
    name: 'L’Écritoire de Morvane',
    description:
      'Deux cent six marches jusqu’au cabinet, et il oublie toujours ce qu’il venait y chercher. La lumière reste allumée pour les mites.',
  },
  {
    name: 'Le Coffre aux dépareillées',
    description: 'Quatre cents chaussettes, et chacune jure que c’est l’autre qui est partie.',
  },
  {
    name: 'L’Étagère aux soupirs',
    description:
      'Six gouttes le flacon ; le soulagement coûte plus que le regret. À déboucher un à un, sinon ils causent.',
  },
  {
    name: 'Le Tas de clefs perdues',
    description:
      'Toutes les portes devant lesquelles vous êtes resté sont là, quelque part. La pie les a rangées par éclat.',
  },
  {
    name: 'Le Plateau de mites',
    description: 'Huit mites et un mot : « Suis à la lampe. Ne m’attendez pas. »',
  },
  {
    name: 'Les Anciennes Têtes de Béguin',
    description: 'Un juge, un évêque, un général. La citrouille, c’était un hiver difficile ; défense d’en parler.',
  },
  {
    name: 'Les Cachets de Chipote',
    description:
      'Pour accorder, il y en a un tout petit. Il est passé l’année de la comète, et quelqu’un a eu une chèvre.',
  },
  {
    name: 'Un Essaim apprivoisé',
    description:
      'Vient quand on l’appelle, s’en va quand on insiste. Ce n’est pas sa tête, c’est son avis sur la vôtre.',
  },
  {
    name: 'Bardane',
    description: 'Noire, ronde, fâchée des deux bouts. La cuillère, c’était quelqu’un qui voulait sympathiser.',
    habitat: 'Vit dans les doublures et sous les canapés.',
    tip: 'Ne tirez pas sur la cuillère : c’est ainsi que ça commence.',
  },
  {
    name: 'Hirsu',
    description: 'Trois yeux, un peigne, et le peigne est perdu là-dedans avec les secours.',
    habitat: 'Vit dans des grottes une taille trop petites.',
    tip: 'Proposez de tenir le miroir.',
  },
  {
    name: 'Échassebec',
    description: 'Marche sur la pointe des plumes, en travers de ce que vous venez d’écrire.',
    habitat: 'Hante les copies au propre, surtout la première page.',
    tip: 'Buvard, d’en haut, et vite.',
  },
  {
    name: 'Huissargot',
    description: 'Porte les assignations de Chipote, à une allure qui n’a ruiné que des petits-enfants.',
    habitat: 'Habite chez lui, où qu’il soit.',
    tip: 'Déménagez. Puis encore une fois au printemps.',
  },
  {
    name: 'Corbiseau',
    description: 'Vous coupe au milieu d’une',
    habitat: 'Niche dans les contrats déchirés.',
    tip: 'Donnez-lui raison tout de suite, recollez plus tard.',
  },
  {
    name: 'Poissard',
    description: 'A quitté la mer : trop de poissons. Possède une lettre d’une dame de l’étang voisin.',
    habitat: 'Se promène sur le quai, de quatre à six.',
    tip: 'Marchez sur son ombre : il exige réparation et trébuche.',
  },
  {
    name: 'Duc Tremblant',
    description: 'Noblesse de framboise, servie froide. Douze fourchettes manquent depuis son dernier dîner.',
    habitat: 'Se tient sur les buffets des meilleures maisons.',
    tip: 'Jamais à la cuillère. Attendez une journée chaude.',
  },
  {
    name: 'Ver de livre',
    description: 'A lu toute la bibliothèque, de l’intérieur. Dame Philippa a juré de lui survivre.',
    habitat: 'Entre les pages du livre qu’il vous fallait.',
    tip: 'Prêtez-lui un roman sans la fin.',
  },
  {
    name: 'Sire Creux',
    description: 'Voilà cent ans qu’il n’y a plus personne. La souris règle les cotisations du cercle.',
    habitat: 'Debout dans les couloirs, près du porte-parapluies.',
    tip: 'Un fromage tenu à gauche le fait tourner à droite.',
  },
  {
    name: 'Cisailles mordantes',
    description: 'Elles étaient à Vesna. Une rose leur a dit un mot de trop.',
    habitat: 'Haies, ourlets, bouts de longues barbes.',
    tip: 'Lancez une pierre : elles s’acharnent dessus des jours.',
  },
  {
    name: 'Bolet bougon',
    description: 'A poussé dans la nuit, et demande qui est responsable.',
    habitat: 'Pelouses humides où l’on voulait pique-niquer.',
    tip: 'Excusez-vous d’abord. Enjambez ensuite.',
  },
  {
    name: 'Loup-de-lampe',
    description: 'Hurle à toute lumière qui n’est pas la lune, s’excuse, puis fonce dedans.',
    habitat: 'Autour des lampes d’Isolde, après le souper.',
    tip: 'Soufflez la bougie : il oublie ce qu’il était.',
  },
  {
    name: 'Simple Tache',
    description: 'Quelqu’un l’a laissée tomber, personne n’a essuyé. Depuis mardi, elle se tient pour un monstre.',
    habitat: 'Sur la belle nappe.',
    tip: 'Un regard poliment effrayé suffit.',
  },
  {
    name: 'Tulipe goulue',
    description:
      'Plantée pour son parfum, gardée pour les facteurs. Deux bouches mangent, la troisième se plaint des portions.',
    habitat: 'Jardinières du rez-de-chaussée.',
    tip: 'Nourrissez celle de gauche : les autres s’en chargeront.',
  },
  {
    name: 'Presse-papier',
    description: 'Taillé pour garder une feuille. On ne lui a jamais dit qu’elle était blanche.',
    habitat: 'Bureaux de rois absents.',
    tip: 'Ouvrez la fenêtre : il n’osera pas quitter la page.',
  },
  {
    name: 'Manteau Sans',
    description: 'Suit les habitudes de son maître, mais non son maître, qui prit froid et en resta là.',
    habitat: 'Vestiaires, dernière patère à droite.',
    tip: 'Mettez-lui quelque chose de lourd dans les poches.',
  },
  {
    name: 'Paraphe',
    description: 'Guette au bas des lettres, sous l’apparence d’un nom de confiance.',
    habitat: 'Contrats, chèques, billets doux.',
    tip: 'Lisez ce qui est écrit au-dessus : il ne le supporte pas.',
  },
  {
    name: 'Reluqueur',
    description: 'Regarde. Il ne fait que cela, et vous prie de ne pas rendre la chose gênante.',
    habitat: 'Derrière les portes, à hauteur de poignée.',
    tip: 'Soufflez dessus, haleine chaude.',
  },
  {
    name: 'Chien d’encre',
    description: 'Rapporte ce qu’on lance, et bien des choses qui étaient clouées. Signe partout, de bon cœur.',
    habitat: 'Les sols qu’on vient de laver.',
    tip: 'Dites « bain ».',
  },
  {
    name: 'Fantôme de lessive',
    description: 'Mort de honte sur un fil, il y traîne encore. Lotte le repasse quand il a le cafard.',
    habitat: 'Arrière-cours, les lundis sans vent.',
    tip: 'La pluie, ou un bon pli au milieu.',
  },
  {
    name: 'Araignée à chignon',
    description: 'Tient tout en place jusqu’à ce qu’on s’adosse. Corvin en donne une goutte pièce, vivante.',
    habitat: 'La nuque, vers le soir.',
    tip: 'Ne bougez plus, et pensez à une coupe courte.',
  },
  {
    name: 'Chauve-pluie',
    description: 'Dort pliée près de la porte. Elle a ramené plus d’un monsieur chez soi, mais pas chez lui.',
    habitat: 'Porte-parapluies, à la saison sèche.',
    tip: 'Cherchez les oreilles avant d’appuyer.',
  },
  {
    name: 'Crabe casserole',
    description: 'A choisi la casserole pour l’acoustique. Osric cherche encore le couvercle.',
    habitat: 'Cuisines de bord de mer, placard du bas.',
    tip: 'Allumez le fourneau, et prenez votre temps.',
  },
  {
    name: 'Bouilloire sauvage',
    description:
      'A fui la Lente Bouilloire après quatre-vingt-dix ans d’attente. Bout désormais tout de suite, par dépit.',
    habitat: 'Âtres déserts.',
    tip: 'Tournez-lui le dos.',
  },
  {
    name: 'Fauteuil mordant',
    description: 'Mais asseyez-vous donc.',
    habitat: 'Salles d’attente.',
    tip: 'Restez debout.',
  },
  {
    name: 'Vilaine Chandelle',
    description: 'A brûlé par les deux bouts dans sa jeunesse, et n’a jamais pardonné au milieu.',
    habitat: 'Caves, et escaliers qui y mènent.',
    tip: 'Faites-la parler : elle en a pour quatre heures au plus.',
  },
  {
    name: 'Neuvième Chat',
    description: 'Les huit d’avant étaient adorables. L’avant a déjà mangé, quoi qu’en dise l’arrière.',
    habitat: 'Des deux côtés de toute porte.',
    tip: 'Ouvrez. Fermez. Ouvrez. Il se lassera juste avant vous.',
  },
  {
    name: 'Crapaud fiscal',
    description:
      'Prélève pour Chipote une longueur de langue sur chaque bourse. Coasse en comptant, et compte toujours.',
    habitat: 'Le Marais Coulant, et la file du guichet quatre.',
    tip: 'Payez en mouches.',
  },
  {
    name: 'Ours topiaire',
    description: 'Devait être un paon. La main de Vesna a glissé, quelque chose a grogné, et voilà.',
    habitat: 'Jardins à la française, jamais deux fois au même endroit.',
    tip: 'Attendez l’automne. Prenez un râteau.',
  },
  {
    name: 'Le Géant bouché',
    description:
      'Nul ne sait de quelle année il est. Ceux qui ont tiré le bouchon furent, disent leurs amis, courageux.',
  },
  {
    name: 'L’Hydre en désaccord',
    description:
      'Coupez-lui une tête : il en vient deux, et elles votent contre. La troisième veut seulement finir son chapitre.',
  },
  {
    name: 'La Presse',
    description:
      'A imprimé la défaite de Pim à dix mille exemplaires, avant le combat. Elle espère encore les écouler.',
  },
  {
    name: 'La Main',
    description:
      'La gauche de Morvane. Elle l’a quitté pour une histoire de bagues, et s’en tire fort bien toute seule.',
  },
  {
    name: 'Vieux Gobe',
    description: 'Porte tous les hameçons qui l’ont raté. Écrit à Tobb pour Noël, aux bons soins de la botte.',
  },
  {
    name: 'Le Dragon plié',
    description:
      'Craint la pluie, les ciseaux, et qu’on lui demande ce qu’il y a d’écrit dedans. C’est une lettre d’amour, à un certain Occupant.',
  },
  {
    name: 'Minuit',
    description: 'Frappe toujours en premier. Sabine a proposé de la réparer, et Minuit d’attendre.',
  },
  {
    name: 'Dame Éclipse',
    description: 'N’a jamais perdu de duel en plein jour : où elle passe, il n’y en a plus. Le cheval a peur du noir.',
  },
  {
    name: 'La Reine des mites',
    description:
      'Ne mange que des robes de noces, et pleure du début à la fin. Odile est sur sa liste, avec une étoile.',
  },
  {
    name: 'Pim à l’envers',
    description:
      'Aimable avec Chipote, grossier avec les vieilles dames, et danseur merveilleux. Béguin le préfère un peu.',
  },
  {
    name: 'Morvane, première forme',
    description: 'S’est fait poser huit mains pour écrire plus vite. Pour l’instant elles se passent le sel.',
  },
  {
    name: 'Morvane, deuxième forme',
    description: 'Chaque plume écrit, et chaque mot menace. Il ne peut se poser sans signer quelque chose.',
  },
  {
    name: 'Morvane, troisième forme',
    description:
      'La mer d’encre tout entière, et lui dedans jusqu’aux sourcils. Il vient de remarquer qu’il ne sait pas nager.',
  },
  {
    name: 'Morvane, forme finale',
    description: 'Tremblez ! Et attention au plafond.',
  },
  {
    name: 'Morvane, vraiment finale',
    description:
      'Tout ce qui restait, l’encre séchée. Orlia le garde sur son bureau, où il sert pour les points finaux.',
  },
]
