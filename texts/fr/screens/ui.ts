import type { ui as en } from '../../en/screens/ui.ts'
import type { Translation } from '../../translation.ts'

export const ui = {
  loading: 'Chargement',
  filters: 'Filtres',
  filtersSet: 'Filtres (actifs : {{number}})',
  more_one: '{{number}} autre',
  more_other: '{{number}} autres',
  pages: {
    total: 'Résultats : {{number}}',
    label: 'Parcourir les pages',
    previous: 'Page précédente',
    next: 'Page suivante',
  },
  cancel: 'Annuler',
  close: 'Fermer',
  clear: 'Effacer',
  error: {
    title: 'Le chargement a échoué',
    text: 'La connexion a peut-être été interrompue, ou le serveur n’a pas répondu. Vos données ne sont pas perdues.',
    retry: 'Réessayer',
  },
  unauthorized: {
    title: 'Page non accessible',
    text: 'Votre rôle dans ce club ne comprend pas cette page. Un entraîneur en chef ou un responsable peut vous donner accès.',
  },
  notFound: {
    title: 'Élément introuvable',
    text: 'Cet élément a peut-être été supprimé ou déplacé, ou l’adresse contient une faute de frappe.',
  },
  crop: {
    title: 'Choisir le cadrage',
    area: 'Cadrage de la photo',
    zoom: 'Agrandissement',
    keys: 'Faites glisser la photo, ou déplacez-la avec les flèches ; plus et moins agrandissent et réduisent.',
    use: 'Utiliser ce cadrage',
  },
  duration: { invalid: 'Durée ou temps non valide. Exemple : {{example}}.' },
  number: {
    between: 'La valeur doit être comprise entre {{min}} et {{max}}.',
    needed: 'Indiquez un nombre.',
  },
  distance: {
    invalid:
      'Distance non valide. Indiquez des mètres, ou des kilomètres sous cette forme : {{example}}.',
  },
  time: 'Heure',
  clubClock: 'Les heures sont celles du club ({{zone}}).',
  files: {
    choose: 'Choisir des fichiers',
    chooseOne: 'Choisir un fichier',
    drop: 'ou les déposer ici',
    dropOne: 'ou le déposer ici',
    release: 'Relâchez pour ajouter',
  },
  choice: { nothing: 'Aucun résultat', some: 'Sélection : {{number}}' },
  table: {
    columns: 'Colonnes',
    total: 'Total',
    rows: 'Lignes : {{number}}',
    asTable: 'Afficher en tableau',
    asImage: 'Télécharger l’image',
    asSvg: 'Télécharger en SVG',
    sortBy: 'Trier par',
    ascending: 'Ordre croissant',
    descending: 'Ordre décroissant',
  },
  chart: {
    time: 'Temps',
    keys: 'Les flèches déplacent le curseur, plus et moins zooment, Échap montre tout.',
    reset: 'Tout montrer',
    shown: 'Une valeur sur {{number}} est affichée.',
    noData: 'Aucune valeur à tracer',
    bandStart: 'Début de {{name}}',
    bandFinish: 'Fin de {{name}}',
  },
  map: {
    track: 'Carte de la trace',
    unavailable: 'Carte indisponible',
    unavailableText:
      'Le fond de carte ne peut pas être chargé. Tout le reste fonctionne néanmoins.',
    noTrack: 'Aucune position n’a été enregistrée',
    start: 'Départ',
    finish: 'Arrivée',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    slow: '{{of}} : lent',
    fast: 'rapide',
  },
} as const satisfies Translation<typeof en>
