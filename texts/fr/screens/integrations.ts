import * as actions from '../shared/actions.ts'

export const integrations = {
  title: 'Comptes connectés',
  lead: 'Ce que votre montre ou votre ergomètre enregistre arrive automatiquement dans la bonne séance.',
  plan: {
    title: 'La formule de votre club ne comprend pas les connexions à d’autres comptes',
    text: 'Vous pouvez toujours importer des fichiers vous-même.',
    more: 'Voir les formules qui les comprennent',
  },
  noClub: {
    title: 'Vous n’êtes membre d’aucun club dont l’abonnement est en cours',
    text: 'Rien n’est récupéré pour le moment. Vous pouvez déconnecter vos comptes ici.',
    none: 'Vous n’avez connecté aucun compte. Vous pourrez le faire ici dès que vous serez membre d’un club.',
  },
  state: { connected: 'Connecté', 'needs-you': 'Action requise', notConnected: 'Non connecté' },
  intoClub: 'Les entraînements vont à {{club}}',
  notSetUp:
    'Pas encore prêt ici. La personne qui gère ce serveur doit d’abord s’inscrire auprès de {{name}}.',
  connect: 'Connecter {{name}}',
  reconnect: 'Reconnecter',
  since: 'Connecté : {{when}}',
  lastSync: 'Dernière synchronisation : {{when}}',
  never: 'Rien de récupéré pour l’instant',
  fetched_one: '{{count}} entraînement récupéré',
  fetched_other: '{{count}} entraînements récupérés',
  waiting_one: '{{count}} entraînement en cours de récupération',
  waiting_other: '{{count}} entraînements en cours de récupération',
  ownerOnly:
    'Les conditions de {{name}} exigent que vous soyez la seule personne à voir ces données. Elles n’entrent dans aucun total du club et ne sont pas transmises à vos entraîneurs.',
  what: {
    garmin:
      'Chaque activité que votre appareil Garmin synchronise, dans son fichier FIT d’origine.',
    strava:
      'Vos activités sur Strava avec trace, fréquence cardiaque et allure. Visibles de vous uniquement.',
    polar: 'Chaque séance que Polar Flow reçoit, dans son fichier d’origine.',
    suunto: 'Chaque entraînement que l’application Suunto reçoit, dans son fichier FIT d’origine.',
    concept2: 'Vos résultats sur RowErg, SkiErg et BikeErg, coup par coup.',
  },
  sending: {
    label: 'Envoyer les séances prévues vers {{name}}',
    text: 'Les séances publiées des sept prochains jours qui ont une structure, avec vos propres objectifs. Les modifications suivent dans l’heure.',
  },
  mode: {
    label: 'Nouveaux entraînements',
    automatic: 'Récupérer',
    ask: 'Demander',
    off: 'Ne rien récupérer',
    automaticText: 'Ils arrivent dès que {{name}} les a.',
    askText: 'Ils attendent ici votre accord.',
    offText: 'Rien n’est récupéré. La connexion reste.',
  },
  backfill: {
    title: 'Entraînements passés',
    from: 'À partir de ce jour',
    fetch: 'Récupérer les entraînements passés',
    running: 'Récupération en cours, à partir de : {{day}}',
    asked:
      'Entraînements depuis le {{from}} demandés le {{at}} : {{name}} les envoie un par un, ce qui peut prendre quelques heures.',
    most: '{{name}} remonte à {{days}} jours au plus.',
    begun: 'La récupération a commencé. Vous pouvez quitter cette page.',
  },
  errors: {
    unauthorized:
      '{{name}} refuse désormais notre accès. Reconnectez le compte : la récupération reprendra là où elle s’est arrêtée.',
    forbidden:
      '{{name}} ne partage pas vos entraînements avec nous. Reconnectez le compte et autorisez l’accès aux activités.',
    not_found: 'Cet entraînement n’existe plus chez {{name}}.',
    rate_limited: '{{name}} nous demande d’attendre. La récupération reprendra automatiquement.',
    unreachable: '{{name}} est injoignable pour le moment. Nous réessayons automatiquement.',
    unexpected: '{{name}} a envoyé une réponse illisible. Réessayez plus tard.',
    refused: '{{name}} n’a pas transmis cet entraînement.',
    storage_full:
      'Il n’y a plus de place pour ce fichier. Supprimez des fichiers dont vous n’avez plus besoin, puis récupérez-le de nouveau.',
    left_club:
      'Vous n’êtes plus dans le club où allaient ces entraînements. Reconnectez le compte pour en choisir un autre.',
  },
  proposed: {
    title: 'Récupérer ces entraînements ?',
    fetch: 'Récupérer',
    ignore: actions.skip,
    fetchAll: 'Tout récupérer',
    fetchOne: 'Récupérer {{what}}',
    ignoreOne: 'Ignorer {{what}}',
    more: 'Voir plus',
  },
  failed: {
    title: 'Ces entraînements n’ont pas pu être récupérés',
    again: actions.tryAgain,
    againOne: 'Réessayer : {{what}}',
  },
  workout: 'Entraînement',
  disconnect: {
    action: 'Déconnecter',
    title: 'Déconnecter {{name}} ?',
    text: 'Nous mettons fin à notre accès. Ce qui a été récupéré reste dans vos séances.',
    textOwnerOnly:
      'Nous mettons fin à notre accès et supprimons ce qui a été récupéré, comme le veulent les conditions de {{name}}.',
    textConcept2:
      'Nous mettons fin à notre accès. Vous pouvez aussi le retirer dans votre profil Concept2. Ce qui a été récupéré reste dans vos séances.',
    done: '{{name}} est déconnecté',
  },
  connected: {
    title: '{{name}} est connecté',
    text: 'Les nouveaux entraînements arrivent automatiquement. Voulez-vous aussi récupérer les anciens ?',
  },
  page: {
    title: 'Connecter {{name}}',
    lead: 'Vous donnez votre accord chez {{name}}, puis vous revenez ici.',
    shared: 'Ce qui est partagé',
    sharedText:
      'Vos activités : temps, trace, distance, fréquence cardiaque, coups. Rien d’autre de votre compte, et nous n’y écrivons rien.',
    where: 'Où cela va',
    whereText:
      'Dans vos séances de {{club}}. Vos paramètres de confidentialité déterminent qui y voit vos données.',
    end: 'Comment y mettre fin',
    endText: 'À tout moment sous « Comptes connectés », ou chez {{name}}.',
    go: 'Aller chez {{name}}',
    already: '{{name}} est déjà connecté.',
    back: 'Revenir aux comptes connectés',
    finishing: 'Connexion de {{name}} en cours…',
    again: actions.tryAgain,
  },
  outcome: {
    declined: {
      title: 'Non connecté',
      text: 'Vous n’avez pas donné votre accord chez {{name}}. Rien n’a été partagé.',
    },
    stale: {
      title: 'Cela a pris trop de temps',
      text: 'Cette page a déjà servi, a plus de dix minutes ou vient d’un autre navigateur. Recommencez la connexion.',
    },
    taken: {
      title: 'Ce compte est déjà connecté',
      text: 'Quelqu’un d’autre ici a connecté ce compte {{name}} et doit d’abord le déconnecter.',
    },
    incomplete: {
      title: 'L’accès à vos activités n’est pas autorisé',
      text: 'Sans lui, rien ne peut être récupéré. Recommencez en laissant cochée la case de vos activités.',
    },
    failed: {
      title: 'La connexion a échoué',
      text: '{{name}} n’a pas confirmé la connexion. Réessayez dans un instant.',
    },
  },
  apple: {
    title: 'Apple Santé',
    text: 'Sur iPhone, il n’y a pas de compte à connecter : Santé exporte un fichier, que vous importez ici.',
    steps: {
      open: 'Ouvrez Santé sur l’iPhone et touchez votre photo.',
      export:
        'Choisissez « Exporter toutes les données de santé » et patientez : cela peut prendre plusieurs minutes.',
      upload: 'Transférez export.zip sur cet appareil et déposez-le ici.',
    },
    read: 'Nous lisons les entraînements avec leur trace et la fréquence cardiaque, rien d’autre.',
    hint: 'export.zip, 100 Mo au plus',
  },
} as const
