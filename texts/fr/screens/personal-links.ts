import * as actions from '../shared/actions.ts'
import * as terms from '../shared/terms.ts'
import type { personalLinks as en } from '../../en/screens/personal-links.ts'
import type { Translation } from '../../translation.ts'

export const personalLinks = {
  everybody: 'Un lien pour tous',
  title: 'Un lien par personne',
  lead: 'Entrée immédiate, le nom est déjà rempli',
  joined: '{{joined}} sur {{all}} ont rejoint le club',
  columns: { name: terms.personName, state: terms.standing, give: 'Transmettre le lien' },
  states: { unopened: 'Pas ouvert', opened: 'Ouvert', joined: 'Membre' },
  copy: actions.copy,
  copyOf: 'Copier le lien de {{name}}',
  copied: 'Lien de {{name}} copié',
  qr: 'Code QR',
  qrOf: 'Code QR de {{name}}',
  mail: 'E-mail',
  mailTo: 'Inviter {{name}} par e-mail',
  mailed: 'Invitation envoyée à {{name}}',
  beyond: 'A plus de droits que vous : adressez-vous à l’administration du club',
  until: 'Valable une fois, expire : {{day}}',
  renew: 'Nouveau lien',
  renewHint: 'Un nouveau lien met fin à celui-ci, et donc à une carte déjà imprimée.',
  renewed: 'Nouveau lien créé pour {{name}}',
  print_one: 'Imprimer une carte',
  print_other: 'Imprimer {{count}} cartes',
  none: 'Personne n’attend de lien',
  noneText:
    'Les personnes que vous ajoutez figurent ici jusqu’à ce qu’elles aient un compte. Chacune reçoit un lien qui ne sert qu’à elle.',
  another: 'Un autre lien',
  poster: 'Imprimer l’affiche',
  common: {
    direct:
      'La personne qui l’ouvre donne son nom, son adresse e-mail et un mot de passe, et entre aussitôt. Le lien montre le nom du club à toute personne qui l’a.',
    asks: 'La personne qui l’ouvre donne son nom, son adresse e-mail et un mot de passe, puis attend votre accord. Le lien montre le nom du club à toute personne qui l’a.',
    renewed: 'Nouveau lien créé',
  },
  paper: {
    join: 'Rejoindre {{club}}',
    scan: 'Scannez le code ou ouvrez l’adresse :',
    until: 'Expire : {{day}}',
    own: 'Pour vous uniquement, valable une fois, expire : {{day}}',
  },
} as const satisfies Translation<typeof en>
