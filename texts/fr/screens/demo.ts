import * as terms from '../shared/terms.ts'

export const demo = {
  title: 'Faites le tour de {{club}}',
  lead_one:
    'Un club de {{count}} personne, avec une saison derrière lui. Un clic, sans mot de passe.',
  lead_other:
    'Un club de {{count}} personnes, avec une saison derrière lui. Un clic, sans mot de passe.',
  tag: 'Démo',
  noteOwn:
    'Tout est inventé ici. Cette démo ne fonctionne que sur cet ordinateur et n’envoie aucun e-mail.',
  note: 'Tout ce que vous modifiez disparaît à {{time}}. Cette démo n’envoie aucun e-mail. N’y entrez rien sur de vraies personnes.',
  account: {
    title: 'Se connecter avec un compte',
    lead: 'Un compte du club de démonstration, ou créé ici.',
  },
  roles: {
    coach: {
      title: terms.coach,
      enter: 'Entrer comme entraîneur',
      one: 'À qui parler ce matin',
      two: 'Équipages, résultats, saison',
      three: 'Une course en direct',
    },
    athlete: {
      title: terms.athlete,
      enter: 'Entrer comme athlète',
      one: 'Le programme du jour, et j’y suis ?',
      two: 'Mes tests, mes records, ma forme',
      three: 'Idéal sur un téléphone',
    },
    guardian: {
      title: 'Parent',
      enter: 'Entrer comme parent',
      one: 'Où et quand mes enfants s’entraînent',
      two: 'Excuser pour une journée',
      three: 'Ce que le club peut savoir',
    },
    manager: {
      title: 'Responsable',
      enter: 'Entrer comme responsable',
      one: 'Membres, cotisations et rôles',
      two: 'Bateaux et réservations',
      three: 'L’export de toutes les données',
    },
  },
  tour: {
    place: '{{tour}} · {{step}} sur {{of}}',
    next: 'Suivant',
    end: 'Terminer',
    leave: 'Quitter',
    try: 'Essayez :',
    of: {
      coach: 'La journée d’un entraîneur',
      athlete: 'La journée d’une athlète',
      guardian: 'Pour les parents',
      manager: 'Au bureau du club',
    },
  },
  steps: {
    needs: {
      title: 'Ce qui vous attend',
      text: 'Seules les tâches à faire figurent ici, chacune avec un bouton.',
      hint: 'publiez un brouillon. Dans cette démo, la notification n’atteint personne.',
    },
    mornings: {
      title: 'À qui parler',
      text: 'Les athlètes saisissent leur matin sur le téléphone. Vous voyez ici qui est malade, blessé ou inhabituel.',
      hint: 'ouvrez un nom pour voir ses quatre dernières semaines.',
    },
    week: {
      title: 'La semaine d’un coup d’œil',
      text: 'Le contour est prévu, le plein est réalisé.',
      hint: 'ouvrez le calendrier d’ici.',
    },
    calendar: {
      title: 'Du jour à la saison',
      text: 'Mois, semaine et jour, et la saison avec ses objectifs et ses phases. Les séances se déplacent à la souris.',
      hint: 'passez à Saison.',
    },
    add: {
      title: 'Un seul endroit pour ajouter',
      text: 'Séances, semaine entière en texte, membres, fichiers : ce que votre rôle peut ajouter est ici.',
      hint: 'ouvrez la liste.',
    },
    reports: {
      title: 'Tous les bilans derrière un titre',
      text: 'Le titre les ouvre tous, et les filtres restent.',
      hint: 'ouvrez-le et choisissez un autre bilan.',
    },
    search: {
      title: 'Tout par son nom',
      text: 'Personnes, bateaux, séances et actions, de partout.',
      hint: 'appuyez sur Ctrl K et tapez un nom.',
    },
    next: {
      title: 'J’y suis ?',
      text: 'Vos prochaines séances, avec équipage et lieu. Un geste suffit pour répondre.',
      hint: 'répondez à la première.',
    },
    morning: {
      title: 'Quatre gestes avant l’entraînement',
      text: 'Sommeil, forme, fréquence cardiaque et santé. Seules les personnes autorisées le voient.',
      hint: 'saisissez ce matin.',
    },
    ownWeek: {
      title: 'Ma semaine',
      text: 'Ce qui était prévu pour vous et ce que vous avez fait, jour par jour.',
      hint: 'regardez hier.',
    },
    training: {
      title: 'Mon entraînement',
      text: 'Charge, zones, records et leur évolution. Uniquement les vôtres.',
      hint: 'choisissez une autre période au-dessus du graphique.',
    },
    season: {
      title: 'La saison vue par vous',
      text: 'Objectifs, phases et semaines à venir.',
      hint: 'passez à Saison.',
    },
    privacy: {
      title: 'Qui voit quoi',
      text: 'Sous ce nom se trouvent vos paramètres. Vous décidez qui voit vos données de santé et pouvez en changer à tout moment.',
      hint: 'ouvrez les paramètres, puis « Qui voit mon profil ».',
    },
    children: {
      title: 'Vos enfants',
      text: 'Tout ce qui les concerne sur une page, et rien sur les autres.',
      hint: 'descendez au deuxième enfant.',
    },
    answer: {
      title: 'Présent ou non',
      text: 'Où et quand ils s’entraînent. Vous répondez pour eux.',
      hint: 'répondez à la première séance.',
    },
    away: {
      title: 'Absent quelques jours',
      text: 'Une saisie excuse pour tout ce qui tombe entre deux dates.',
      hint: 'ajoutez deux jours de vacances.',
    },
    chats: {
      title: 'Discussions',
      text: 'Vous voyez les discussions de votre enfant avec les entraîneurs du club.',
      hint: 'ouvrez-en une.',
    },
    consent: {
      title: terms.healthData,
      text: 'Tant que l’enfant est trop jeune, vous décidez qui peut les voir.',
      hint: 'lisez où en est l’accord.',
    },
    club: {
      title: 'Le club',
      text: 'Équipages, résultats et personnes à contacter.',
      hint: 'ouvrez cette partie.',
    },
    account: {
      title: 'Votre compte',
      text: 'Sous ce nom se trouvent vos réglages : langue, notifications et appareils connectés.',
      hint: 'ouvrez les paramètres.',
    },
    office: {
      title: 'Le club aujourd’hui',
      text: 'Membres, demandes et échéances.',
      hint: 'ouvrez les membres d’ici.',
    },
    members: {
      title: terms.members,
      text: 'Une liste pour tous, avec rôles et statut. Une liste collée fait entrer un club entier.',
      hint: 'cherchez un nom.',
    },
    roles: {
      title: 'Qui peut faire quoi',
      text: 'Les rôles ont des droits sensés, et chacun se modifie.',
      hint: 'regardez ce que peut faire un entraîneur.',
    },
    equipment: {
      title: 'Bateaux et réservations',
      text: 'Où est chaque bateau, qui l’a et ce qui est cassé.',
      hint: 'ouvrez un bateau.',
    },
    settings: {
      title: 'Réglages du club',
      text: 'Sports, horaires, fonctions et notifications, chacun sur une page.',
      hint: 'ouvrez Profil.',
    },
    data: {
      title: 'Ce sont vos données',
      text: 'Un export de tout ce que le club possède, quand vous voulez.',
      hint: 'lancez un export.',
    },
  },
}
