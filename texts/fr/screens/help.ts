import type { help as en } from '../../en/screens/help.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'
import * as terms from '../shared/terms.ts'

/** The manual around its articles, which lie in the folder `help`. */
export const help = {
  title: terms.help,
  lead: 'Comment faire, tâche par tâche.',
  search: 'Chercher dans l’aide',
  found_one: '{{count}} article trouvé',
  found_other: '{{count}} articles trouvés',
  none: 'Rien pour « {{query}} ».',
  noneText: 'Parcourez les chapitres ou demandez aux entraîneurs de votre club.',
  missing: 'Il n’y a pas d’article à cette adresse.',
  chapters: 'Chapitres',
  chapterNames: {
    start: 'Commencer',
    plan: 'Planifier',
    crews: 'Équipages et résultats',
    files: terms.files,
    live: 'Direct',
    reports: 'Bilans',
    health: terms.health,
    club: terms.club,
    glossary: 'Glossaire',
    operate: 'Pour l’exploitation',
    api: 'Pour les programmes',
  },
  onPage: 'Sur cette page',
  goThere: 'Y aller',
  related: 'Voir aussi',
  back: 'Retour au club',
  signIn: actions.signIn,
  minutes_one: '{{count}} minute de lecture',
  minutes_other: '{{count}} minutes de lecture',
  englishOnly: 'Cette page n’existe qu’en anglais.',
  fromDemo: 'Image du club de démonstration.',
  pictureOf: 'Image : {{title}}',
  offline: 'lisible hors ligne',
  openPage: 'Ouvrir en pleine page',
  close: 'Fermer l’aide',
  toggle: 'ouvre et ferme l’aide',
  table: 'Tableau',
  code: 'Exemple',
} satisfies Translation<typeof en>
