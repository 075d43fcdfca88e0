import type { sheet as en } from '../../en/screens/sheet.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'
import * as faults from '../shared/faults.ts'

export const sheet = {
  who: 'Nom',
  undo: actions.undo,
  redo: 'Rétablir',
  keys: 'Entrée : case du dessous ; Tab : case de droite. Vous pouvez coller un bloc copié d’un tableur.',
  shortKeys: '64410 devient 6:44,1',
  pastedSeconds: 'un nombre collé sans deux-points est en secondes',
  previous: 'Précédent',
  next: 'Suivant',
  skipped: 'Modifié entre-temps par quelqu’un d’autre : valeur conservée',
  faults: {
    between: faults.between,
    number: faults.number,
    whole: faults.wholeNumber,
    time: 'Saisissez un temps, par exemple 6:41,2.',
    speed: 'Personne ne parcourt {{distance}} aussi vite. Saisissez un temps, par exemple 6:41,2.',
    long: '{{most}} caractères au plus.',
  },
  leftOut: {
    title: 'Certaines valeurs collées ne rentrent pas dans le tableau',
    lines_one: '{{count}} ligne dépasse la dernière du tableau.',
    lines_other: '{{count}} lignes dépassent la dernière du tableau.',
    columns_one: '{{count}} colonne dépasse la dernière du tableau.',
    columns_other: '{{count}} colonnes dépassent la dernière du tableau.',
    cells_one: '{{count}} valeur tombe sur une case non modifiable.',
    cells_other: '{{count}} valeurs tombent sur des cases non modifiables.',
    names_one: '{{count}} ligne concerne quelqu’un qui n’est pas dans ce tableau.',
    names_other: '{{count}} lignes concernent des personnes qui ne sont pas dans ce tableau.',
    twice_one: '{{count}} ligne de plus concerne quelqu’un qui en a déjà une.',
    twice_other: '{{count}} lignes de plus concernent des personnes qui en ont déjà une.',
    heads_one: '{{count}} colonne n’existe pas dans ce tableau.',
    heads_other: '{{count}} colonnes n’existent pas dans ce tableau.',
    close: actions.close,
  },
  clash: {
    title: 'Quelqu’un d’autre a saisi une autre valeur',
    theirs: 'Garder {{value}}',
    mine: 'Garder ma valeur : {{value}}',
    nothing: 'vide',
  },
} as const satisfies Translation<typeof en>
