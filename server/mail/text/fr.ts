import type { MailTexts } from '../templates.ts'

export const fr: MailTexts = {
  greeting: 'Bonjour {name},',
  greetingNobody: 'Bonjour,',
  closing: 'À bientôt sur l’eau',
  plainLink: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  reason: 'Slipway, sur {site}, vous envoie ce message car votre adresse y est utilisée.',
  mails: {
    activation: () => ({
      subject: 'Confirmez votre adresse',
      lines: ['Bienvenue. Il reste une étape : confirmez que cette adresse est la vôtre, et votre compte est ouvert.'],
      action: 'Confirmer l’adresse',
      note: 'Le lien est valable 72 heures. Si vous ne vous êtes pas inscrit, ignorez ce message : il ne se passera rien.',
    }),
    'account-exists': () => ({
      subject: 'Vous avez déjà un compte',
      lines: [
        'Quelqu’un, sans doute vous, a voulu s’inscrire avec cette adresse. Elle a déjà un compte, il n’y a donc rien à créer.',
        'Connectez-vous avec votre mot de passe, ou choisissez-en un nouveau si vous ne le connaissez plus.',
      ],
      action: 'Se connecter',
      note: 'Si ce n’était pas vous, ignorez ce message : rien n’a changé.',
    }),
    'password-reset': () => ({
      subject: 'Choisissez un nouveau mot de passe',
      lines: ['Ce lien vous permet de choisir un nouveau mot de passe. Tous les appareils connectés devront ensuite se reconnecter.'],
      action: 'Choisir un mot de passe',
      note: 'Le lien est valable 72 heures et une seule fois. Si vous ne l’avez pas demandé, ignorez ce message : votre mot de passe ne change pas.',
    }),
    'password-changed': () => ({
      subject: 'Votre mot de passe a été changé',
      lines: ['Votre mot de passe vient d’être changé et tous les appareils ont été déconnectés.'],
      action: 'Se connecter',
      note: 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe avec « Mot de passe oublié ».',
    }),
    invitation: ({ club, inviter }) => ({
      subject: `Invitation à rejoindre ${club}`,
      lines: [`${inviter} vous invite à rejoindre ${club}. Vous y verrez vos séances, direz si vous venez et retrouverez vos résultats.`],
      action: 'Répondre à l’invitation',
      note: 'Le lien est valable 72 heures. Vous pouvez aussi y refuser.',
    }),
    'join-request': ({ club, person }) => ({
      subject: `${person} souhaite rejoindre ${club}`,
      lines: [`${person} demande à devenir membre de ${club}. Acceptez ou refusez sa demande.`],
      action: 'Voir la demande',
    }),
    'join-answer': ({ club, approved }) =>
      approved
        ? {
            subject: `Bienvenue à ${club}`,
            lines: [`Vous êtes maintenant membre de ${club}. Vos prochaines séances vous attendent.`],
            action: 'Ouvrir Slipway',
          }
        : {
            subject: `Votre demande à ${club}`,
            lines: [
              `${club} n’a pas accepté votre demande. Si vous pensez qu’il s’agit d’une erreur, parlez-en à un entraîneur ou à un responsable du club.`,
            ],
            action: 'Ouvrir Slipway',
          },
    'email-change': () => ({
      subject: 'Confirmez votre nouvelle adresse',
      lines: [
        'Vous souhaitez désormais vous connecter avec cette adresse. Confirmez qu’elle est la vôtre ; d’ici là, l’ancienne reste valable.',
      ],
      action: 'Confirmer la nouvelle adresse',
      note: 'Le lien est valable 72 heures. Si vous n’avez rien demandé, ignorez ce message.',
    }),
    'email-changed': () => ({
      subject: 'Votre adresse a été modifiée',
      lines: ['Désormais, vous vous connectez avec une autre adresse ; celle-ci n’est plus utilisée.'],
      action: 'Voir le compte',
      note: 'Si ce n’était pas vous, prévenez tout de suite l’administration de votre club.',
    }),
    guardian: ({ child, club }) => ({
      subject: `Votre accord pour ${child}`,
      lines: [
        `${child} s’entraîne à ${club} et souhaite y noter des données de santé, comme la fréquence cardiaque ou les blessures. En tant que parent ou responsable légal, vous décidez.`,
        'La page derrière le lien explique ce qui est conservé, qui le voit et comment revenir sur votre accord à tout moment.',
      ],
      action: 'Lire et décider',
      note: 'Le lien est valable 72 heures. Conservez ce mail si vous acceptez : le même lien permet de retirer votre accord à tout moment. Sans lui, personne au club ne voit ces données.',
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
        'Si ce n’était pas vous, quelqu’un connaissait votre mot de passe : changez-le partout où vous utilisez le même.',
      ],
      action: 'Vers Slipway',
    }),
  },
}
