import type { setup as en } from '../../en/screens/setup.ts'
import type { Translation } from '../../translation.ts'
import * as terms from '../shared/terms.ts'

export const setup = {
  title: 'Configurez votre club',
  lead: 'Nouvelle installation. Le premier compte l’administre.',
  code: 'Code d’installation',
  codeHint: 'Le serveur l’affiche à son démarrage.',
  you: 'Vous',
  club: terms.yourClub,
  submit: 'Créer le club et se connecter',
  place: '{{place}}, heures de {{zone}}',
  change: 'Modifier',
  noMail:
    'Slipway ne peut pas encore envoyer d’e-mails. Ce n’est pas nécessaire ici : la connexion est immédiate et vous transmettez, sous Plateforme, les liens qui ouvrent les comptes. Le serveur de messagerie se configure avec SMTP_URL.',
  after: 'Ensuite',
  closes:
    'Cette page se ferme définitivement dès que le premier compte existe. Depuis une autre machine, elle demande le code affiché par le serveur à son démarrage.',
  sports: { rowing: terms.rowing, paddling: 'Canoë-kayak', other: 'Autre sport' },
  next: {
    people: {
      title: 'Faire venir les membres',
      text: 'Par liste ou fichier, chacun avec un lien qui ouvre son compte.',
    },
    squad: { title: 'Créer un groupe', text: 'Les personnes qui s’entraînent ensemble.' },
    week: { title: 'Planifier la première semaine', text: 'Puis la publier.' },
  },
} satisfies Translation<typeof en>
