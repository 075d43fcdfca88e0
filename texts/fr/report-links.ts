import * as actions from './shared/actions.ts'
import * as terms from './shared/terms.ts'

/** Reports that people outside see by a link. */
export const links = {
  share: 'Partager',
  title: 'Liens de partage',
  text: 'Toute personne qui a le lien voit ce bilan sans se connecter, dans la limite de vos droits à ce moment-là. Aucune donnée de santé n’est transmise. Les moins de 18 ans n’apparaissent pas individuellement et ne comptent que dans les totaux.',
  shows: 'Ce que le lien montre : {{days}}',
  usualDays: 'les 30 jours jusqu’à celui de l’ouverture',
  days: 'Durée de validité',
  day_one: '{{count}} jour',
  day_other: terms.days,
  notOutside:
    'Ce bilan contient l’effort ressenti (RPE), réservé aux membres du club : il ne peut pas être partagé par un lien.',
  create: 'Créer le lien',
  once: 'Copiez le lien maintenant : il ne sera plus affiché.',
  address: terms.address,
  copy: actions.copyLink,
  copied: actions.copied,
  active: 'Liens actifs',
  none: 'Aucun lien actif',
  until: 'expire : {{day}}',
  by: 'par {{name}}',
  opened: 'dernière ouverture : {{when}}',
  neverOpened: 'jamais ouvert',
  stop: 'Désactiver',
  stopOf: 'Désactiver le lien vers « {{name}} »',
  stopped: actions.linkRevoked,
  off: 'Votre club n’autorise pas le partage de bilans à l’extérieur',
  offText: 'Un responsable du club peut l’autoriser dans les paramètres du club.',
  toSettings: 'Ouvrir les paramètres',
  public: {
    of: 'Un bilan de {{club}}',
    moves: 'période glissante',
    asOf: 'État : {{when}}',
    until: 'Ce lien expire : {{day}}.',
    people_one: '{{count}} personne',
    people_other: terms.peopleCount,
    underAge_one:
      '{{count}} personne de moins de 18 ans n’apparaît pas individuellement et ne compte que dans les totaux.',
    underAge_other:
      '{{count}} personnes de moins de 18 ans n’apparaissent pas individuellement et ne comptent que dans les totaux.',
    adultBests: 'Les records et leur évolution ne concernent que les adultes.',
    tooFew: 'Non affiché : concerne moins de cinq personnes',
    empty: 'Rien sur cette période',
    emptyText: terms.sessionsCountOnceBegun,
    gone: 'Bilan introuvable',
    goneText:
      'L’adresse est peut-être incomplète. Demandez à la personne qui vous a envoyé le lien.',
    stopped: 'Ce lien a été désactivé',
    expired: 'Ce lien a expiré',
    endedText: 'Demandez-en un nouveau à la personne qui vous l’a envoyé.',
  },
} as const
