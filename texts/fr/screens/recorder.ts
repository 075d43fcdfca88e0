import type { recorder as en } from '../../en/screens/recorder.ts'
import type { Translation } from '../../translation.ts'

export const recorder = {
  unknown: {
    title: 'Ce code ne mène nulle part',
    text: 'Il a peut-être été renouvelé. Demandez le code actuel à votre entraîneur.',
  },
  away: {
    title: 'Pas de connexion',
    text: 'Ouvrez cette page une fois avec une connexion. Elle fonctionnera ensuite aussi sans.',
    retry: 'Réessayer',
  },
  busy: { title: 'Trop de téléphones à la fois' },
  elsewhere: {
    title: 'Déjà ouvert dans une autre fenêtre',
    text: 'Ce téléphone enregistre dans une autre fenêtre ou un autre onglet. Fermez-le pour continuer ici.',
  },
  closed: {
    early: 'Vous pouvez commencer deux heures avant la séance.',
    over: 'Cette séance est terminée. On ne peut plus rien y enregistrer.',
    retry: 'Vérifier à nouveau',
  },
  figures: {
    pace: 'Allure',
    speed: 'Vitesse',
    rate: 'Cadence',
    distance: 'Distance',
    time: 'Temps',
    heart: 'Pouls',
    left: 'Reste',
    rest: 'Repos',
    target: '{{unit}}, objectif {{rate}}',
  },
  missing: {
    idle: 'Pendant l’enregistrement',
    standing: 'Le bateau est à l’arrêt',
    position: {
      off: 'Position désactivée',
      waiting: 'En attente du GPS',
      weak: 'GPS trop faible',
      denied: 'Position non autorisée',
      missing: 'Pas de position ici',
      silent: 'Pas de signal GPS',
    },
    motion: {
      off: 'Capteur de mouvement désactivé',
      on: 'Aucun coup senti',
      denied: 'Mouvement non autorisé',
      missing: 'Pas de capteur de mouvement',
    },
    heart: 'Pas de signal de la ceinture',
  },
  act: {
    prepare: 'Se préparer',
    start: 'Démarrer',
    pause: 'Mettre en pause',
    resume: 'Reprendre',
    finish: 'Terminer',
    again: 'Enregistrer à nouveau',
    discard: 'Abandonner',
    reallyDiscard: 'Abandonner cet enregistrement ?',
    keep: 'Le garder',
    takeBack: 'Le reprendre',
    beginPiece: 'Commencer {{piece}} {{place}} sur {{count}}',
    endPiece: 'Terminer {{piece}} {{place}}',
    heart: 'Connecter une ceinture cardiaque',
    heartAsking: 'Choisissez votre ceinture…',
    motion: 'Autoriser le capteur de mouvement',
  },
  phase: {
    looking: 'Posez le téléphone bien en vue, puis appuyez sur le bouton.',
    idle: 'Prêt. Votre entraîneur peut aussi lancer l’enregistrement.',
    active: 'Enregistrement en cours',
    paused: 'En pause',
    finished: 'Terminé',
    discarded: 'Un entraîneur a écarté cet enregistrement.',
    discardedHere: 'Abandonné. Personne ne le voit, et il ne devient pas un résultat.',
  },
  pieces: {
    byItself: 'Enchaîner après le repos',
    sounds: 'Sons',
  },
  trouble: {
    dark: 'L’écran peut s’éteindre, et alors rien n’est enregistré. Désactivez l’économie d’énergie et choisissez la mise en veille la plus longue.',
    darkRead: 'Masquer ce conseil',
    leftOut:
      'Le serveur n’a pas compris {{samples}} de vos mesures et n’en a pas gardé le contenu. Toutes les autres y sont.',
    denied:
      'La position n’est pas autorisée pour cette page. Autorisez-la dans les réglages du navigateur pour ce site, puis rechargez.',
    missing:
      'Ce navigateur ne prend pas en charge la géolocalisation : ni vitesse ni distance. Ouvrez la page dans Chrome, Safari ou Firefox.',
    silent: 'Le téléphone ne trouve pas sa position. Sortez-le, écran vers le ciel.',
    store:
      'Ce téléphone n’a plus de place. Libérez-en : d’ici là, recharger la page perd ce qui n’est pas envoyé.',
    heart: 'La ceinture n’a pas répondu. Mettez-la, humidifiez les électrodes et réessayez.',
    refused: {
      not_found:
        'Ce code a été renouvelé. Ce que vous enregistrez reste sur ce téléphone ; scannez le nouveau code.',
      connect_over:
        'Ce code n’était pas ouvert quand vous avez commencé, ou c’était il y a plus d’une semaine : le serveur ne prend pas l’enregistrement. Il reste sur ce téléphone.',
      connect_early:
        'La séance de ce code commence maintenant plus tard. Ce que vous enregistrez reste d’ici là sur ce téléphone.',
      boat_ashore:
        'Au début de cet enregistrement, le bateau n’était dans aucune séance : le serveur ne sait pas où le ranger. Il reste sur ce téléphone ; demandez à votre entraîneur.',
      recording_over: 'Le serveur n’accepte plus rien pour cet enregistrement.',
      invalid: 'Le serveur n’a pas compris ce téléphone. Rechargez la page.',
    },
  },
  message: {
    label: 'Message d’un entraîneur',
    aloud: 'Lire les messages à voix haute',
    nowAloud: 'Les messages sont lus à voix haute',
    seen: 'Compris',
    next: 'Suivant',
    more_one: 'encore {{count}} message',
    more_other: 'encore {{count}} messages',
  },
  link: {
    allSent: 'Tout est envoyé ({{sent}})',
    waiting: '{{waiting}} sur ce téléphone, {{sent}} envoyés',
    away: 'Pas de connexion. Tout est gardé sur ce téléphone et envoyé plus tard.',
    full: 'Le nombre maximal de téléphones enregistre déjà pour ce bateau. Tout est gardé sur ce téléphone et envoyé dès que l’un d’eux a terminé.',
    accuracy: 'GPS ±{{metres}} m',
    battery: 'Batterie {{percent}}',
  },
  ashore: { title: 'Ce bateau n’est pas de sortie' },
  sticker: {
    open: 'Autocollant',
    title: 'Autocollant de {{name}}',
    text: 'Collez-le sur le bateau. Il reste le même et mène à la séance où un équipage a ce bateau, de deux heures avant à quatre heures après.',
    print: 'Imprimer l’autocollant',
  },
  codes: {
    open: 'Codes QR pour téléphones',
    title: 'Enregistrer avec des téléphones',
    text: 'Chaque équipage scanne son code avec un téléphone et enregistre. Un code est valable de deux heures avant la séance à quatre heures après.',
    none: 'Ni équipage ni athlète à enregistrer',
    noneText: 'Composez un équipage ou ajoutez des athlètes à la séance.',
    of: 'Code QR de {{name}}',
    copy: 'Copier le lien',
    copyOf: 'Copier le lien de {{name}}',
    copied: 'Copié',
    renew: 'Renouveler',
    renewOf: 'Renouveler le code de {{name}}',
    sure: 'L’ancien code de {{name}} cesse aussitôt, y compris sur les téléphones qui l’utilisent.',
    renewNow: 'Renouveler le code',
    keep: 'Le garder',
    renewed: 'Le code de {{name}} est nouveau.',
    print: 'Tout imprimer sur une feuille',
    scan: 'Scanner pour enregistrer',
  },
} as const satisfies Translation<typeof en>
