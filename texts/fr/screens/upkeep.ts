import type { upkeep as en } from '../../en/screens/upkeep.ts'
import type { Translation } from '../../translation.ts'

export const upkeep = {
  backup: {
    title: 'Sauvegardes',
    every: 'Une sauvegarde automatique toutes les {{hours}} heures.',
    byHand: 'Aucune sauvegarde automatique. L’exploitant du serveur l’active avec BACKUP_TO.',
    none: 'Il n’y a pas encore de sauvegarde.',
    last: 'Dernière sauvegarde : {{at}}, {{size}}, avec {{files}} fichiers',
    lost: 'Fichiers manquants ou endommagés à ce moment-là : {{lost}}',
  },
  secondStep: {
    heading: 'Connexion en deux étapes',
    on: 'Ce compte se connecte avec un code d’une application.',
    reset: 'Réinitialiser la deuxième étape',
    title: 'Réinitialiser la connexion en deux étapes ?',
    text: 'Ensuite, le mot de passe suffit pour se connecter. Ne le faites que si vous êtes sûr de l’identité de la personne. C’est consigné dans le journal.',
    done: 'La connexion en deux étapes est réinitialisée.',
  },
} as const satisfies Translation<typeof en>
