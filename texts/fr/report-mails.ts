import * as terms from './shared/terms.ts'

/** Views of reports that are sent by mail. */
export const sending = {
  make: 'Envoyer par e-mail',
  title: terms.emailReports,
  text: 'Une vue enregistrée est envoyée le lundi à 6 h, pour la semaine ou le mois précédent. Chaque personne ne reçoit que ce qu’elle a le droit de voir ; la charge, la fréquence cardiaque, le poids et les maladies restent dans Slipway.',
  noViews: 'Enregistrez d’abord une vue de ce bilan. Elle pourra ensuite être envoyée.',
  view: terms.view,
  rhythm: 'Fréquence',
  rhythms: { weekly: 'Chaque lundi', monthly: 'Le premier lundi du mois' },
  audience: 'Destinataires',
  audiences: { self: 'À moi', coaches: 'Aux entraîneurs' },
  coachesOf: 'Entraîneurs de',
  start: 'Envoyer',
  started: 'Le bilan sera envoyé',
  active: 'Envois en cours',
  none: 'Rien n’est envoyé pour l’instant',
  private: 'Une vue privée de {{name}}',
  by: 'par {{name}}',
  notToYou: 'vous ne le recevez plus',
  stop: 'Arrêter',
  stopOf: 'Arrêter l’envoi de « {{name}} »',
  stopped: 'Le bilan n’est plus envoyé',
  page: {
    title: terms.emailReports,
    stopped: 'Vous ne recevez plus le bilan « {{view}} » de {{club}} par e-mail.',
    wanted: 'Vous recevez le bilan « {{view}} » de {{club}} par e-mail.',
    stop: 'Ne plus recevoir ce bilan',
    undo: 'Recevoir à nouveau ce bilan',
    broken: 'Ce lien n’est pas valable',
    failed: 'Cela n’a pas fonctionné. Vérifiez votre connexion et réessayez.',
  },
} as const
