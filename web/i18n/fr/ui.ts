import type { ui as en } from '../en/ui.ts'
import type { Translation } from '../translation.ts'

export const ui = {
  loading: 'Chargement',
  filters: 'Filtres',
  filtersSet: 'Filtres ({{number}} actifs)',
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
    text: 'Votre rôle dans ce club ne comprend pas cette page. Un entraîneur en chef ou un gestionnaire peut le modifier.',
  },
  notFound: {
    title: 'Rien ici',
    text: 'Cet élément a peut-être été supprimé ou déplacé, ou l’adresse contient une faute de frappe.',
  },
  duration: { invalid: 'Ce n’est pas un temps. Écrivez-le ainsi : {{example}}.' },
  distance: { invalid: 'Ce n’est pas une distance. Écrivez des mètres, ou des kilomètres ainsi : {{example}}.' },
  time: 'Heure',
  files: {
    choose: 'Choisir des fichiers',
    chooseOne: 'Choisir un fichier',
    drop: 'ou les déposer ici',
    dropOne: 'ou le déposer ici',
    letGo: 'Relâchez pour ajouter',
  },
  choice: { nothing: 'Aucun résultat', some: '{{number}} choisis' },
  table: {
    columns: 'Colonnes',
    total: 'Total',
    rows: '{{number}} lignes',
    asTable: 'En tableau',
    asImage: 'En image',
    sortBy: 'Trier par',
    ascending: 'Les plus petits d’abord',
    descending: 'Les plus grands d’abord',
  },
  chart: {
    time: 'Temps',
    keys: 'Les flèches déplacent le curseur, plus et moins zooment, Échap montre tout.',
    reset: 'Tout montrer',
    shown: 'Une valeur sur {{number}} est affichée.',
    noData: 'Aucune valeur à tracer',
  },
  map: {
    track: 'Carte du parcours',
    unavailable: 'Cartes indisponibles',
    unavailableText: 'Le fond de carte ne peut pas être chargé. Le parcours est néanmoins complet.',
    noTrack: 'Aucune position n’a été enregistrée',
    start: 'Départ',
    finish: 'Arrivée',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    slow: 'lent',
    fast: 'rapide',
  },
} as const satisfies Translation<typeof en>
