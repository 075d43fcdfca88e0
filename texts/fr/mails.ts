import { onlySentence, type MailTable, type MailTexts } from '../mails.ts'

export const fr: MailTexts = {
  greeting: 'Bonjour {name},',
  greetingNobody: 'Bonjour,',
  closing: 'À bientôt sur l’eau',
  plainLink: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  reason: 'Vous recevez cet e-mail car votre adresse est utilisée dans Slipway, sur {site}.',
  unwanted: 'Refuser et ne plus recevoir d’invitations',
  unwantedReport: 'Ne plus recevoir ce bilan par e-mail',
  unwantedNotices: 'Ne plus recevoir ce type d’e-mail',
  mails: {
    activation: () => ({
      subject: 'Confirmez votre adresse',
      lines: [
        'Bienvenue ! Dernière étape : confirmez que cette adresse est la vôtre pour activer votre compte.',
      ],
      action: 'Confirmer l’adresse',
      note: 'Le lien est valable 72 heures. Si cette inscription ne vient pas de vous, ignorez cet e-mail : il ne se passera rien.',
    }),
    'account-exists': () => ({
      subject: 'Vous avez déjà un compte',
      lines: [
        'Quelqu’un, sans doute vous, a voulu s’inscrire avec cette adresse. Un compte existe déjà : il n’y a rien à créer.',
        'Connectez-vous avec votre mot de passe, ou choisissez-en un nouveau si vous ne le connaissez plus.',
      ],
      action: 'Se connecter',
      note: 'Si ce n’était pas vous, ignorez cet e-mail : rien n’a changé.',
    }),
    'password-reset': () => ({
      subject: 'Choisissez un nouveau mot de passe',
      lines: [
        'Ce lien vous permet de choisir un nouveau mot de passe. Tous les appareils connectés devront ensuite se reconnecter.',
      ],
      action: 'Choisir un mot de passe',
      note: 'Le lien est valable 72 heures et ne sert qu’une fois. Si vous ne l’avez pas demandé, ignorez cet e-mail : votre mot de passe ne change pas.',
    }),
    'password-changed': () => ({
      subject: 'Votre mot de passe a été changé',
      lines: ['Votre mot de passe vient d’être changé et tous les appareils ont été déconnectés.'],
      action: 'Se connecter',
      note: 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe avec « Mot de passe oublié ».',
    }),
    invitation: ({ club, inviter }) => ({
      subject: `Invitation à rejoindre ${club}`,
      lines: [
        `${inviter} vous invite à rejoindre ${club}. Vous y verrez vos séances, indiquerez si vous venez et retrouverez vos résultats.`,
      ],
      action: 'Répondre à l’invitation',
      note: 'Le lien est valable 14 jours. Il permet aussi de refuser l’invitation.',
    }),
    'invitation-reminder': ({ club, days }) => ({
      subject: `Rappel : votre invitation à rejoindre ${club}`,
      lines: [
        `Une invitation à rejoindre ${club} vous attend : vous n’avez pas encore répondu. Vous y verrez vos séances, indiquerez si vous venez et retrouverez vos résultats.`,
      ],
      action: 'Répondre à l’invitation',
      note: `Le lien est encore valable ${days} ${days === 1 ? 'jour' : 'jours'}. Il permet aussi de refuser l’invitation.`,
    }),
    'join-request': ({ club, person }) => ({
      subject: `${person || 'Une personne mineure'} souhaite rejoindre ${club}`,
      lines: [
        `${person || 'Une personne mineure'} demande à devenir membre de ${club}. Acceptez ou refusez sa demande.`,
      ],
      action: 'Voir la demande',
    }),
    'join-answer': ({ club, approved }) =>
      approved
        ? {
            subject: `Votre adhésion à ${club} est acceptée`,
            lines: [
              `Vous êtes maintenant membre de ${club}. Vos prochaines séances vous attendent.`,
            ],
            action: 'Ouvrir Slipway',
          }
        : {
            subject: `Votre demande d’adhésion à ${club}`,
            lines: [
              `${club} n’a pas accepté votre demande. Si vous pensez qu’il s’agit d’une erreur, parlez-en à un entraîneur ou à un responsable du club.`,
            ],
            action: 'Ouvrir Slipway',
          },
    'email-change': () => ({
      subject: 'Confirmez votre nouvelle adresse',
      lines: [
        'Vous souhaitez désormais vous connecter avec cette adresse. Confirmez qu’elle est la vôtre ; d’ici là, l’ancienne reste valable.',
      ],
      action: 'Confirmer la nouvelle adresse',
      note: 'Le lien est valable 72 heures. Si vous n’avez rien demandé, ignorez cet e-mail.',
    }),
    'email-changed': () => ({
      subject: 'Votre adresse a été modifiée',
      lines: [
        'Désormais, vous vous connectez avec une autre adresse ; celle-ci n’est plus utilisée.',
      ],
      action: 'Voir mon compte',
      note: 'Si ce n’était pas vous, prévenez tout de suite un responsable de votre club.',
    }),
    guardian: ({ child, club }) => ({
      subject: `Votre accord pour ${child}`,
      lines: [
        `${child} s’entraîne au club ${club} et souhaite y enregistrer des données de santé, comme la fréquence cardiaque ou les blessures. En tant que parent ou représentant légal, vous décidez.`,
        'La page ouverte par le lien explique ce qui est conservé, qui le voit et comment retirer votre accord à tout moment.',
      ],
      action: 'Lire et décider',
      note: 'Le lien est valable 72 heures. Conservez cet e-mail si vous acceptez : le même lien permet de retirer votre accord à tout moment. Sans lui, personne au club ne voit ces données.',
    }),
    'guardian-invitation': ({ child, club, inviter }) => ({
      subject: `Accès pour les parents : ${child} (${club})`,
      lines: [
        inviter === ''
          ? `En tant que parent ou représentant légal de ${child} (${club}), vous pouvez avoir votre propre compte sur Slipway.`
          : `${inviter}, du club ${club}, vous invite à avoir votre propre compte sur Slipway en tant que parent ou représentant légal de ${child}.`,
        'Vous y verrez quand et où ont lieu les entraînements, répondrez pour votre enfant et saisirez ses absences. Vous pourrez aussi lire ce que les adultes du club et votre enfant s’écrivent. Vous ne verrez ni données de santé, ni résultats, ni messages entre jeunes.',
      ],
      action: 'Voir l’invitation',
      note: 'Le lien est valable 14 jours. Il permet aussi de refuser ; ce club ne vous enverra alors plus d’invitation.',
    }),
    'data-export': () => ({
      subject: 'Vos données sont prêtes',
      lines: ['La copie de vos données que vous avez demandée est prête à être téléchargée.'],
      action: 'Télécharger les données',
    }),
    'account-deleted': () => ({
      subject: 'Votre compte est supprimé',
      lines: [
        'Votre compte et tout ce qui vous concerne ont été supprimés, comme vous l’avez demandé. C’est définitif.',
        'Si ce n’était pas vous, quelqu’un connaissait votre mot de passe : changez-le partout où vous utilisez le même.',
      ],
      action: 'Ouvrir Slipway',
    }),
    report: ({ club, view, days, table }) => ({
      subject: `${view} : ${days}`,
      lines: [`Bilan « ${view} » de ${club} ; période : ${days}.`, ...reportLines(table)],
      action: 'Ouvrir le bilan',
      note: 'Ce bilan ne contient que ce que vous avez le droit de voir dans Slipway. Les données de santé, comme la charge ou la fréquence cardiaque, ne sont jamais envoyées par e-mail.',
    }),
    invoice: ({ club, number, sum, day }) => ({
      subject: `Facture ${number} pour ${club}`,
      lines: [
        `Merci pour votre commande pour ${club}. La facture ${number} de ${sum} est payable avant le ${day}. Vous la trouverez en PDF sous « Facturation ».`,
      ],
      action: 'Ouvrir la facture',
      note: 'La formule est active dès que le paiement est enregistré. D’ici là, toutes vos données sont conservées.',
    }),
    'bill-due': ({ club, sum, day }) => ({
      subject: `La formule de ${club} est à payer avant le ${day}`,
      lines: [
        `La prochaine période de la formule de ${club} coûte ${sum} et commence le ${day}. Le paiement n’est pas encore arrivé.`,
      ],
      action: 'Payer ou changer de formule',
      note: 'Après ce jour, la formule continue pendant 14 jours. Aucune donnée n’est supprimée à cause d’une facture impayée.',
    }),
    'plan-ends': ({ club, day, trial }) => ({
      subject: trial
        ? `L’essai gratuit de ${club} se termine le ${day}`
        : `La formule de ${club} se termine le ${day}`,
      lines: [
        `${trial ? 'L’essai gratuit' : 'La formule'} de ${club} se termine le ${day}. Choisissez une formule pour continuer comme avant.`,
      ],
      action: 'Comparer les formules',
      note: 'Toutes vos données sont conservées et peuvent être exportées à tout moment.',
    }),
    notices: ({ club, count, more, sections }) => ({
      subject:
        onlySentence(sections) ??
        (club === '' ? `${count} notifications` : `${club} : ${count} notifications`),
      lines:
        more > 0
          ? [
              more === 1
                ? 'Une autre notification vous attend dans Slipway.'
                : `${more} autres notifications vous attendent dans Slipway.`,
            ]
          : [],
      action: 'Ouvrir Slipway',
      note: 'Choisissez ce que vous recevez par e-mail, et quand, dans Slipway : Notifications > Paramètres.',
    }),
  },
}

/** What is said of the lines of a report, or of why there are none. */
function reportLines(table: MailTable): string[] {
  if (table.rows.length === 0) return ['Rien n’a été enregistré sur cette période.']
  if (table.more === 0) return []
  return [
    table.more === 1
      ? 'Une autre ligne se trouve dans Slipway.'
      : `${table.more} autres lignes se trouvent dans Slipway.`,
  ]
}
