import type { recorder as en } from '../../en/screens/recorder.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'
import * as measures from '../shared/measures.ts'
import * as terms from '../shared/terms.ts'

export const recorder = {
  unknown: {
    title: 'Code non valable',
    text: 'Il a peut-être été renouvelé. Demandez le code actuel à votre entraîneur.',
  },
  away: {
    title: 'Pas de connexion',
    text: 'Ouvrez cette page une fois avec une connexion. Elle fonctionnera ensuite aussi sans.',
    retry: actions.tryAgain,
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
    pace: measures.pace,
    speed: measures.speed,
    rate: 'Cadence',
    distance: measures.distance,
    time: measures.time,
    power: measures.power,
    heart: 'FC',
    left: 'Restant',
    rest: terms.rest,
    target: '{{unit}}, objectif {{rate}}',
  },
  missing: {
    idle: 'Affiché pendant l’enregistrement',
    standing: 'Le bateau est à l’arrêt',
    machine: 'Pas de signal de l’ergomètre',
    still: 'Le volant ne tourne pas',
    position: {
      off: 'Localisation désactivée',
      waiting: 'En attente du GPS',
      weak: 'GPS trop faible',
      denied: 'Localisation non autorisée',
      missing: 'Localisation indisponible',
      silent: 'Pas de signal GPS',
    },
    motion: {
      off: 'Capteur de mouvement désactivé',
      on: 'Aucun coup détecté',
      denied: 'Capteur de mouvement non autorisé',
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
    discard: 'Écarter',
    reallyDiscard: 'Écarter cet enregistrement ?',
    keep: 'Le garder',
    takeBack: 'Le rétablir',
    beginPiece: 'Commencer {{piece}} {{place}} sur {{count}}',
    endPiece: 'Terminer {{piece}} {{place}}',
    heart: 'Connecter une ceinture cardiaque',
    heartAsking: 'Choisissez votre ceinture…',
    machine: 'Connecter un ergomètre',
    motion: 'Autoriser le capteur de mouvement',
  },
  phase: {
    looking: 'Posez le téléphone bien en vue, puis appuyez sur le bouton.',
    onMachine: 'Connectez votre ergomètre et appuyez sur le bouton.',
    idle: 'Prêt. Votre entraîneur peut aussi lancer l’enregistrement.',
    active: 'Enregistrement en cours',
    paused: terms.paused,
    finished: terms.finished,
    discarded: 'Un entraîneur a écarté cet enregistrement.',
    discardedHere: 'Écarté. Personne ne le voit, et il ne donne pas de résultat.',
  },
  pieces: {
    byItself: 'Enchaîner après le repos',
    sounds: 'Sons',
  },
  trouble: {
    dark: 'L’écran peut s’éteindre, et alors rien n’est enregistré. Désactivez l’économie d’énergie et choisissez la mise en veille la plus longue.',
    darkRead: 'Masquer ce conseil',
    leftOut:
      'Le serveur n’a pas pu lire {{samples}} de vos mesures, qui ont été ignorées. Toutes les autres sont enregistrées.',
    denied:
      'La localisation n’est pas autorisée pour cette page. Autorisez-la dans les réglages du navigateur pour ce site, puis rechargez la page.',
    missing:
      'Ce navigateur ne prend pas en charge la géolocalisation : ni vitesse ni distance ne sont mesurées. Ouvrez la page dans Chrome, Safari ou Firefox.',
    silent: 'Le téléphone ne trouve pas sa position. Sortez-le, écran vers le ciel.',
    store:
      'La mémoire de ce téléphone est pleine. Libérez de l’espace : sinon, recharger la page ferait perdre ce qui n’est pas envoyé.',
    heart: 'La ceinture n’a pas répondu. Mettez-la, humidifiez les électrodes et réessayez.',
    machine: 'L’ergomètre n’a pas répondu. Appuyez sur Connect sur son moniteur et réessayez.',
    refused: {
      not_found:
        'Ce code a été renouvelé. Ce que vous enregistrez reste sur ce téléphone ; scannez le nouveau code.',
      connect_over:
        'Ce code n’était pas valable au début de l’enregistrement, ou celui-ci date de plus d’une semaine : le serveur ne l’accepte pas. Il reste sur ce téléphone.',
      connect_early:
        'La séance de ce code a été repoussée. D’ici là, ce que vous enregistrez reste sur ce téléphone.',
      boat_ashore:
        'Au début de cet enregistrement, le bateau n’était dans aucune séance : le serveur ne sait pas à laquelle le rattacher. Il reste sur ce téléphone ; adressez-vous à votre entraîneur.',
      recording_over: 'Le serveur n’accepte plus rien pour cet enregistrement.',
      invalid: 'Le serveur ne reconnaît pas ce téléphone. Rechargez la page.',
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
    full: 'Le nombre maximal de téléphones pour ce bateau est atteint. Tout est gardé sur ce téléphone et envoyé dès que l’un d’eux a terminé.',
    accuracy: 'GPS ±{{metres}} m',
    battery: 'Batterie {{percent}}',
  },
  ashore: { title: 'Ce bateau n’est pas de sortie' },
  sticker: {
    open: 'Autocollant',
    title: 'Autocollant de {{name}}',
    text: 'Collez-le sur le bateau. Il ne change pas et ouvre la séance où un équipage utilise ce bateau, de deux heures avant à quatre heures après.',
    print: 'Imprimer l’autocollant',
  },
  codes: {
    open: 'Codes QR pour téléphones',
    title: 'Enregistrer avec des téléphones',
    text: 'Chaque équipage scanne son code avec un téléphone et enregistre. Un code est valable de deux heures avant la séance à quatre heures après.',
    none: 'Ni équipage ni athlète à enregistrer',
    noneText: 'Composez un équipage ou ajoutez des athlètes à la séance.',
    of: 'Code QR de {{name}}',
    copy: actions.copyLink,
    copyOf: 'Copier le lien de {{name}}',
    copied: actions.copied,
    renew: 'Renouveler',
    renewOf: 'Renouveler le code de {{name}}',
    sure: 'L’ancien code de {{name}} cesse aussitôt de fonctionner, y compris sur les téléphones qui l’utilisent.',
    renewNow: 'Renouveler le code',
    keep: 'Le garder',
    renewed: 'Le code de {{name}} a été renouvelé',
    print: 'Tout imprimer sur une feuille',
    scan: 'Scanner pour enregistrer',
  },
} as const satisfies Translation<typeof en>
