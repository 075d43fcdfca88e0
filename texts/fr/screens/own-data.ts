import type { ownData as en } from '../../en/screens/own-data.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'

export const ownData = {
  exports: {
    text: 'Un fichier ZIP avec tout ce qui est conservé sur vous dans tous vos clubs : vos données en CSV et NDJSON, avec les fichiers que vous avez importés, tels quels, et les photos et fichiers de vos publications et messages. Nous vous prévenons par e-mail quand il est prêt.',
    start: 'Créer une copie',
    again: 'Créer une nouvelle copie',
    queued: 'En attente…',
    running: 'En cours de création…',
    progress: 'Avancement de la copie',
    done: 'Créée {{made}} · {{size}} · expire : {{until}}',
    download: actions.download,
    failed: 'La copie n’a pas pu être créée. Réessayez.',
    ended: 'Créée {{made}} ; elle n’est plus disponible.',
    stopped: 'Arrêté.',
  },
  code: {
    title: 'Seconde étape',
    text: 'Saisissez les six chiffres de votre application d’authentification ou un code de récupération.',
    label: 'Code de votre application',
  },
  deletion: {
    text: 'Votre compte et tout ce qui vous concerne peuvent être supprimés définitivement. La page suivante indique ce qui est supprimé et ce qui est conservé.',
    open: 'Supprimer le compte…',
  },
  page: {
    title: 'Supprimer le compte',
    lead: 'La suppression est immédiate et définitive. Personne ne peut rétablir le compte, pas même nous.',
    goes: 'Ce qui est supprimé',
    goesPerson:
      'Votre nom, votre photo, votre adresse, votre profil et vos paramètres, avec toutes les connexions et tous les jetons d’API.',
    goesTraining:
      'Votre entraînement dans tous les clubs, de la présence à la charge. Séances : {{sessions}}, résultats : {{results}}, fichiers importés : {{files}}, notes : {{notes}}.',
    goesOwn: 'Votre propre compte {{club}} avec tout son contenu.',
    goesEnds: '{{club}} avec tout son contenu, car personne d’autre n’a rejoint ce club.',
    stays: 'Ce qui est conservé, et pourquoi',
    staysSessions:
      'Les séances que vous avez planifiées restent au club, sans votre nom : d’autres s’y sont entraînés.',
    staysBoats:
      'Les temps d’un bateau restent avec le bateau : ce sont aussi les résultats de ses autres équipiers. Votre nom est retiré.',
    staysLog:
      'Un journal des modifications et des consultations garde le numéro de votre compte, sans nom, afin de déceler les abus.',
    staysMail: 'Les e-mails déjà envoyés restent chez leurs destinataires.',
    first: 'Faites d’abord une copie de vos données, si vous en voulez une :',
    copy: 'Copie de mes données',
    blocked: 'À transmettre d’abord',
    creator:
      'Vous avez créé {{club}}. Transmettez-le à un autre responsable dans les paramètres du club, sous « Transmettre le club ».',
    lastManager:
      'Vous êtes la dernière personne à gérer {{club}}. Donnez d’abord ce rôle à quelqu’un d’autre.',
    toClub: 'Ouvrir {{club}}',
    sure: 'Supprimer votre compte ?',
    sureText: 'Tout ce qui est cité ici est supprimé aussitôt. C’est définitif.',
    confirm: 'Supprimer définitivement mon compte',
    password: 'Mot de passe actuel',
    showPassword: actions.showPassword,
    done: 'Votre compte est supprimé. Au revoir, et bon vent.',
  },
} as const satisfies Translation<typeof en>
